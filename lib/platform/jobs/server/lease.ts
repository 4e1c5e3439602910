import 'server-only'
import { randomUUID } from 'node:crypto'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { processState } from '@/lib/platform/server/process-state'

const holder = () => processState('lease-holder', () => ({ id: randomUUID() })).id

/** Runs the work unless another node does it at this moment; a node that dies holds it for so many seconds at most. */
export async function underLease(name: string, seconds: number, work: () => Promise<unknown>): Promise<void> {
  const isOurs = await callDatabase('take_lease', `The lease ${name} could not be taken`, {
    p_name: name,
    p_holder: holder(),
    p_seconds: seconds,
    p_now: now().toISOString(),
  })
  if (!isOurs) return
  try {
    await work()
  } finally {
    await serviceClient().rpc('release_lease', { p_name: name, p_holder: holder() })
  }
}
