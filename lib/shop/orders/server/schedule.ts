/** Minutes after its beginning at which an unpaid attempt is looked at (contract A3, step 15). */
const looks = [10, 30, 60, 120, 180, 360]
const minuteMs = 60_000
const longestAttemptMs = 360 * minuteMs

/** Seconds until PayPal is asked again about an attempt that nobody approved yet: by its age, however often it was asked. */
export function nextLookSeconds(createdAt: string, now: Date): number {
  const age = (now.getTime() - Date.parse(createdAt)) / minuteMs
  const next = looks.find((minutes) => minutes > age) ?? age + 10
  return Math.ceil((next - age) * 60) + 1
}

/** Seconds until PayPal is asked again about a payment whose outcome nobody knows: soon, and less often as it gets older. */
export function nextUnclearSeconds(createdAt: string, now: Date): number {
  const age = (now.getTime() - Date.parse(createdAt)) / minuteMs
  return age < 15 ? 15 : age < 90 ? 60 : 600
}

/** Whether the attempt is over six hours old: PayPal no longer knows its order, nor our request id. */
export const isTooOld = (createdAt: string, now: Date) =>
  now.getTime() - Date.parse(createdAt) > longestAttemptMs
