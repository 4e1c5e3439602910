import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { processState } from '@/lib/platform/server/process-state'
import { callerOf } from './answer'

const minute = 60_000
const quarter = 15 * minute
const hour = 60 * minute

/** Counted for each `per`: at most `max` within `windowMs`. `source` is the paper that says why. */
type Row = { per: string; max: number; windowMs: number; source: string }
const row = (per: string, max: number, windowMs: number, source: string): Row => ({
  per,
  max,
  windowMs,
  source,
})

/**
 * How often who may do what, counted in this process: each node counts for itself. What must not be exceeded the
 * database counts in the step itself: unpaid orders and units of a network (`place_order`), wrong codes of an estimate
 * (`try_estimate_code`), mails that anybody can ask for (`queue_account_notice`, `subscribe_to_list`,
 * `issue_discount_code`, `gift_mail_limit`), kinds of errors in a day (`record_browser_error`).
 */
export const limits = {
  'start-order': row('network', 20, minute, 'docs/contracts/payments.md'),
  'follow-order': row('network', 120, minute, 'docs/contracts/payments.md'),
  visit: row('network', 60, minute, 'docs/decisions/0037-visits.md'),
  'paypal-webhook': row('network', 600, minute, 'docs/contracts/payments.md'),
  cart: row('network', 240, minute, 'docs/decisions/0016-stored-cart.md'),
  'gift-balance': row('network', 20, minute, 'docs/decisions/0024-gift-cards.md'),
  'gift-manage': row('network', 30, minute, 'docs/decisions/0024-gift-cards.md'),
  // Codes that did not fit. Those of everybody are only logged: a code has 72 bits, so to refuse everybody would
  // protect nothing and let a few close the cards.
  'gift-code': row('network', 10, quarter, 'docs/decisions/0024-gift-cards.md'),
  'gift-code-overall': row('everybody', 500, quarter, 'docs/decisions/0024-gift-cards.md'),
  'submit-form': row('form and network', 20, minute, 'docs/contracts/reliability-security.md'),
  'form-token': row('network', 60, minute, 'docs/contracts/reliability-security.md'),
  // More of one form are no longer a busy day: what comes then waits for a review.
  'form-flood': row('form', 60, minute, 'docs/contracts/reliability-security.md'),
  // Codes that did not fit.
  'estimate-code': row('network', 5, quarter, 'docs/decisions/0010-estimates.md'),
  'widget-failure': row('network', 60, minute, 'docs/contracts/widgets.md'),
  'widget-failures-overall': row('everybody', 600, minute, 'docs/contracts/widgets.md'),
  'browser-error': row('network', 20, minute, 'docs/decisions/0027-front.md'),
  'browser-errors-overall': row('everybody', 120, minute, 'docs/decisions/0027-front.md'),
  'account-read': row('network', 240, minute, 'docs/decisions/0014-accounts.md'),
  'account-try': row('call and network', 30, minute, 'docs/decisions/0014-accounts.md'),
  'account-mail': row('call and network', 20, minute, 'docs/decisions/0014-accounts.md'),
  guess: row('email and network', 10, quarter, 'docs/decisions/0014-accounts.md'),
  // From a browser that is known for the address.
  'guess-device': row('email and device', 10, quarter, 'docs/decisions/0014-accounts.md'),
  // High, because it also shuts out the owner in a new browser.
  'guess-overall': row('email', 60, quarter, 'docs/decisions/0014-accounts.md'),
  'sign-up': row('email', 5, hour, 'docs/decisions/0014-accounts.md'),
  recover: row('email', 5, hour, 'docs/decisions/0014-accounts.md'),
  resend: row('email', 5, hour, 'docs/decisions/0014-accounts.md'),
  'change-email': row('account', 5, hour, 'docs/decisions/0014-accounts.md'),
  export: row('account', 5, hour, 'docs/decisions/0017-own-data.md'),
  'order-code': row('order and network', 10, quarter, 'docs/decisions/0015-refunds.md'),
  'order-code-overall': row('order', 40, quarter, 'docs/decisions/0015-refunds.md'),
  'open-preview': row('network', 30, minute, 'docs/decisions/0019-preview.md'),
  staff: row('network', 600, minute, 'docs/decisions/0009-staff.md'),
  'staff-refused': row('network', 30, minute, 'docs/decisions/0009-staff.md'),
}
export type Limit = keyof typeof limits

/** Whose count it is: a request stands for its network. */
type KeyPart = string | Request

/** Counts a call. Resolves with the seconds to wait, or null when the call may go on. */
export async function secondsToWait(limit: Limit, ...key: KeyPart[]): Promise<number | null> {
  try {
    await limiterOf(limit).consume(keyOf(key))
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
    throw refusal
  }
}

/** The same without counting, for what only counts when it went wrong. */
export async function secondsLocked(limit: Limit, ...key: KeyPart[]): Promise<number | null> {
  const counted = await limiterOf(limit).get(keyOf(key))
  return counted && counted.consumedPoints >= limits[limit].max ? secondsOf(counted) : null
}

/** Takes one call back, because it was right. */
export async function forgive(limit: Limit, ...key: KeyPart[]): Promise<void> {
  await limiterOf(limit).reward(keyOf(key))
}

function limiterOf(limit: Limit): RateLimiterMemory {
  const limiters = processState('rate-limiters', () => new Map<Limit, RateLimiterMemory>())
  const known = limiters.get(limit)
  if (known) return known
  const { max, windowMs } = limits[limit]
  const limiter = new RateLimiterMemory({ points: max, duration: windowMs / 1000 })
  limiters.set(limit, limiter)
  return limiter
}

/** Only hashes are kept in memory, too. */
const keyOf = (parts: KeyPart[]) =>
  createHash('sha256')
    .update(
      parts
        .map((part) => (typeof part === 'string' ? part : callerOf(part)))
        .join(' ')
        .toLowerCase(),
    )
    .digest('base64url')

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
