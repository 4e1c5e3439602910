import 'server-only'
import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { processState } from '@/lib/platform/server/process-state'
import { prefix, type StoreClient, sharedStore } from '@/lib/platform/shared-store/server/shared-store'
import { log } from '@/lib/platform/telemetry/server/log'
import { callerOf } from './answer'

const minute = 60_000
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/** Counted for each `per`: at most `max` within `windowMs`. `source` is the paper that says why. */
type Row = { per: string; max: number; windowMs: number; source: string }
const row = (per: string, max: number, windowMs: number, source: string): Row => ({
  per,
  max,
  windowMs,
  source,
})

/**
 * How often who may do what. Each node counts for itself, and where there is a shared store all of them together.
 * What must not be exceeded the database counts in the step itself: unpaid orders and units of a network (`place_order`), wrong codes of an estimate
 * (`try_estimate_code`) and of a second factor (`begin_factor_try`), mails that anybody can ask for (`queue_account_notice`, `subscribe_to_list`,
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
  // Codes that did not fit. Those of everybody are only logged: a card's code has 72 bits, so to refuse everybody would
  // protect nothing and let a few close the cards. A discount's has 27, and takes off one order.
  'gift-code': row('network', 10, quarter, 'docs/decisions/0024-gift-cards.md'),
  'gift-code-overall': row('everybody', 500, quarter, 'docs/decisions/0024-gift-cards.md'),
  'submit-form': row('form and network', 20, minute, 'docs/contracts/reliability-security.md'),
  'help-me-choose': row('network', 60, minute, 'docs/decisions/0046-help-me-choose.md'),
  'form-token': row('network', 60, minute, 'docs/contracts/reliability-security.md'),
  // More of one form are no longer a busy day: what comes then waits for a review.
  'form-flood': row('form', 60, minute, 'docs/contracts/reliability-security.md'),
  // Codes that did not fit.
  'estimate-code': row('network', 5, quarter, 'docs/decisions/0010-estimates.md'),
  'quote-menu': row('network', 120, minute, 'docs/decisions/0048-group-quote.md'),
  'widget-failure': row('network', 60, minute, 'docs/contracts/widgets.md'),
  'widget-failures-overall': row('everybody', 600, minute, 'docs/contracts/widgets.md'),
  'browser-error': row('network', 20, minute, 'docs/decisions/0027-front.md'),
  'browser-errors-overall': row('everybody', 120, minute, 'docs/decisions/0027-front.md'),
  'missed-words-call': row('network', 60, minute, 'docs/decisions/0047-missed-words.md'),
  // What comes on top is dropped.
  'missed-words': row('wider network', 20, day, 'docs/decisions/0047-missed-words.md'),
  'missed-words-overall': row('everybody', 600, hour, 'docs/decisions/0047-missed-words.md'),
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
  status: row('network', 60, minute, 'docs/decisions/0050-alarms.md'),
  staff: row('network', 600, minute, 'docs/decisions/0009-staff.md'),
  // Pages of people turned; beyond, it takes a code as an export does.
  'staff-pages': row('person', 10, hour, 'docs/decisions/0052-second-factor.md'),
  // Lists narrowed by different words or filters; beyond, the same.
  'staff-searches': row('person', 60, hour, 'docs/decisions/0052-second-factor.md'),
  'staff-search': row('person, list and words', 1, hour, 'docs/decisions/0052-second-factor.md'),
  'factor-mail': row('person', 20, hour, 'docs/decisions/0052-second-factor.md'),
  'staff-refused': row('network', 30, minute, 'docs/decisions/0009-staff.md'),
}
export type Limit = keyof typeof limits

/** Whose count it is: a request stands for its network. */
type KeyPart = string | Request

/** Counts a call. Resolves with the seconds to wait, or null when the call may go on. */
export async function secondsToWait(limit: Limit, ...key: KeyPart[]): Promise<number | null> {
  const counts = await countEverywhere(limit, (limiter) => consume(limiter, keyOf(key)))
  const wait = longestWait(counts.map(({ isOver, counted }) => (isOver ? counted : null)))
  if (wait !== null) log.warn('front', 'A limit was reached', { call: limit })
  return wait
}

/** The same without counting, for what only counts when it went wrong. */
export async function secondsLocked(limit: Limit, ...key: KeyPart[]): Promise<number | null> {
  const { max } = limits[limit]
  const counts = await countEverywhere(limit, async (limiter) => (await limiter.get(keyOf(key))) ?? nothing)
  return longestWait(counts.map((counted) => (counted.consumedPoints >= max ? counted : null)))
}

/** Takes one call back, because it was right. */
export async function forgive(limit: Limit, ...key: KeyPart[]): Promise<void> {
  await countEverywhere(limit, (limiter) => limiter.reward(keyOf(key)))
}

/** What this node counted and, while the shared store answers, what all of them did: neither knows all that it should. */
async function countEverywhere<Result>(
  limit: Limit,
  count: (limiter: RateLimiterAbstract) => Promise<Result>,
): Promise<Result[]> {
  const [own, shared] = await Promise.all([
    count(limiterOf(limit)),
    sharedStore()?.ask((client) => count(sharedLimiterOf(limit, client))),
  ])
  return shared === undefined ? [own] : [own, shared]
}

async function consume(limiter: RateLimiterAbstract, key: string) {
  try {
    return { isOver: false, counted: await limiter.consume(key) }
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { isOver: true, counted: refusal }
    throw refusal
  }
}

const nothing = new RateLimiterRes(0, 0, 0)

function limiterOf(limit: Limit): RateLimiterAbstract {
  const make = (options: Options) => new RateLimiterMemory(options)
  return limiterIn(
    processState('rate-limiters', () => new Map()),
    limit,
    make,
  )
}

/** Of this connection: the next one has others. */
const sharedLimiters = new WeakMap<StoreClient, Map<Limit, RateLimiterAbstract>>()

function sharedLimiterOf(limit: Limit, client: StoreClient): RateLimiterAbstract {
  const known = sharedLimiters.get(client) ?? new Map()
  sharedLimiters.set(client, known)
  const keyPrefix = `${prefix}limit:${limit}`
  const make = (options: Options) =>
    new RateLimiterRedis({ ...options, keyPrefix, storeClient: client.text, useRedisPackage: true })
  return limiterIn(known, limit, make)
}

type Options = { points: number; duration: number }

function limiterIn(
  known: Map<Limit, RateLimiterAbstract>,
  limit: Limit,
  make: (options: Options) => RateLimiterAbstract,
): RateLimiterAbstract {
  const { max, windowMs } = limits[limit]
  const limiter = known.get(limit) ?? make({ points: max, duration: windowMs / 1000 })
  known.set(limit, limiter)
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

function longestWait(counts: (RateLimiterRes | null)[]): number | null {
  const waits = counts.flatMap((counted) => (counted ? [secondsOf(counted)] : []))
  return waits.length > 0 ? Math.max(...waits) : null
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))
