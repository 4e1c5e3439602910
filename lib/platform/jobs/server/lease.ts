import 'server-only'
import { randomUUID } from 'node:crypto'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { processState } from '@/lib/platform/server/process-state'

const holder = () => processState('lease-holder', () => ({ id: randomUUID() })).id

/** Takes or renews a lease that is not given back: one node does something until it dies. Throws without the database. */
export const holdLease = (name: string, seconds: number): Promise<boolean> =>
  callDatabase('take_lease', `The lease ${name} could not be taken`, {
    p_name: name,
    p_holder: holder(),
    p_seconds: seconds,
    p_now: now().toISOString(),
  })

/** Runs the work unless another node does it at this moment; a node that dies holds it for so many seconds at most. */
export async function underLease(name: string, seconds: number, work: () => Promise<unknown>): Promise<void> {
  if (!(await holdLease(name, seconds))) return
  try {
    await work()
  } finally {
    await serviceClient().rpc('release_lease', { p_name: name, p_holder: holder() })
  }
}
