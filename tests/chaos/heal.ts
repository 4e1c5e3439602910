import type { Shop } from './shop.ts'

const minute = 60_000
const maxRounds = 60

/**
 * Moves the clock on, first by three minutes at a time and later by twenty, and runs the jobs, until nothing is left
 * to do. `meanwhile` happens after each step of the clock, before the jobs. Returns the minutes of the demo's time
 * that took; Infinity when it never came to that.
 */
export async function heal(shop: Shop, meanwhile: () => Promise<void>): Promise<number> {
  let minutes = 0
  for (let round = 1; round <= maxRounds; round += 1) {
    const step = round <= 20 ? 3 : 20
    await shop.moveClock(step * minute)
    minutes += step
    await meanwhile()
    await shop.runJobs()
    if ((await countOpen(shop)) === 0) return minutes
  }
  return Number.POSITIVE_INFINITY
}

/** Attempts, mails and messages of PayPal's that somebody still has to work on. */
async function countOpen({ sql }: Shop): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select (
      (select count(*) from payment_attempts where status in ('creating', 'created', 'capturing', 'in_review'))
      + (select count(*) from mail_outbox where status in ('queued', 'sending'))
      + (select count(*) from paypal_events where processed_at is null)
    )::integer as count`
  return row?.count ?? 0
}
