import { setTimeout as delay } from 'node:timers/promises'

/**
 * The work's result, handed over only at full steps of time: an address with an account takes longer than one without, and nobody
 * should read that from a clock (CALL-010).
 */
export async function evenPace<Result>(stepMs: number, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  const spent = performance.now() - begun
  await delay(Math.ceil(spent / stepMs) * stepMs - spent)
  return result
}
