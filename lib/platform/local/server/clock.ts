import 'server-only'
import { setClockOffset } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'

/** Takes over the demo clock of the local stack, where there is one. Never throws: without it the machine's time holds. */
export async function synchronizeClock(): Promise<void> {
  if (!env.stackUrl) return
  try {
    const response = await fetch(`${env.stackUrl}/clock`, { cache: 'no-store' })
    const { offsetMs } = await response.json()
    if (Number.isFinite(offsetMs)) setClockOffset(offsetMs)
  } catch {
    // The stack is starting or gone; the health route says so.
  }
}
