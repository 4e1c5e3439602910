/** Seconds from one look at an unpaid attempt to the next: 10 and 30 minutes, then 1, 2, 3 hours after the first. */
const looks = [600, 1200, 1800, 3600, 3600, 10_800]

/** Seconds until PayPal is asked again about an attempt that nobody approved yet (contract A3, step 15). */
export const nextLookSeconds = ({ checks }: { checks: number }) => looks[checks] ?? looks.at(-1) ?? 0

const longestAttemptMs = 6 * 3600 * 1000

/** Whether the attempt is over six hours old: PayPal no longer knows its order, nor our request id. */
export const isTooOld = (createdAt: string, now: Date) =>
  now.getTime() - Date.parse(createdAt) > longestAttemptMs
