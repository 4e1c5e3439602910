import 'server-only'
import { fieldsOf } from '@/lib/care/forms/shared/forms'
import { quotePath } from '@/lib/care/quotes/server/link'
import { menuOn } from '@/lib/care/quotes/server/menu'
import { quoteOn, readQuote } from '@/lib/care/quotes/server/quote'
import type { IssueRequest, QuoteWork } from '@/lib/care/quotes/shared/stored-quote'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase } from '@/lib/platform/db/server/database'
import type { Json } from '@/lib/platform/db/server/database.types'
import { problemsIn } from '@/lib/platform/forms/shared/schema'
import { now } from '@/lib/platform/server/clock'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { withFreeCode } from '@/lib/shop/discounts/server/codes'
import { listDiscountRules } from '@/lib/shop/discounts/server/rules'
import { termsOf } from '@/lib/shop/discounts/shared/rule'

/** What the desk works with, and the menu of this day or of the one asked for; null where there is no quote. */
export async function readQuoteWork(request: string, day?: string): Promise<QuoteWork | null> {
  const read = await readQuote(request)
  if (!read) return null
  const { asked, issued, quote } = read
  return {
    asked,
    issued: issued && { ...issued, quote, at: issued.at.toISOString() },
    path: quotePath(request),
    menu: await menuOn(day ?? quote.day),
  }
}

type Issuing =
  | { outcome: 'done' }
  | { outcome: 'invalid'; field: string; message: string }
  | { outcome: 'unknown' | 'no_email' | 'no_rule' }
  | { outcome: 'price_changed' }
  | { outcome: 'changed'; by?: string }

/**
 * Issues the quote at the menu's prices: kept, mailed, and with a code that waives the way there where the desk says so
 * (AREA-012, docs/decisions/0048-group-quote.md). Throws `RulesUnknown`, or when it could not be stored.
 */
export async function issueQuote(request: string, input: IssueRequest, staff: Staff): Promise<Issuing> {
  const read = await readQuote(request)
  if (!read) return { outcome: 'unknown' }
  const { seen, day, guests, lines, isTravelWaived, totalCents } = input
  const { eventDate } = problemsIn(
    fieldsOf('group-quote'),
    { eventDate: day },
    { today: () => clinicDate(now()) },
  )
  if (eventDate) return { outcome: 'invalid', field: 'day', message: eventDate }
  const quoted = await quoteOn(day, { guests, lines, zip: read.asked.zip, isTravelWaived })
  if ('problems' in quoted) {
    const [[field, message] = ['lines', '']] = Object.entries(quoted.problems)
    return { outcome: 'invalid', field: fieldNames[field] ?? field, message }
  }
  const { quote } = quoted
  if (quote.totalCents !== totalCents) return { outcome: 'price_changed' }
  const rule = isTravelWaived ? await groupRule() : null
  if (quote.isTravelWaived && !rule) return { outcome: 'no_rule' }
  const answer = await withFreeCode((code) =>
    callDatabase('issue_group_quote', 'A quote could not be issued', {
      p_submission: request,
      p_seen: seen,
      p_quote: quote as unknown as Json,
      p_code: code,
      p_terms: rule ? termsOf(rule) : null,
      p_actor: staff.email,
      p_now: now().toISOString(),
    }),
  )
  deliverMailsSoon()
  return answer as Issuing
}

const fieldNames: Record<string, string> = { services: 'lines', eventDate: 'day' }

/** The owner's rule by which staff waive the way there. */
const groupRule = async () =>
  (await listDiscountRules()).find(
    ({ issuedBy, effect }) => issuedBy === 'desk' && effect.kind === 'travel',
  ) ?? null
