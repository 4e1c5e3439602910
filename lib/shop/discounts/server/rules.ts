import 'server-only'
import { getStoredDiscountRules } from '@/lib/content/server/settings'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { centsFromDollars } from '@/lib/platform/shared/money'
import type { Discount, DiscountEffect, DiscountReason } from '../shared/discount'
import { type DiscountRule, isRuleOn, readRules } from '../shared/rule'
import { readDiscountCode } from './code'

/** Nobody can say what the owner's rules are at the moment. */
export class RulesUnknown extends Error {}

/** The owner's rules. Throws `RulesUnknown` while the content can't be read. */
export async function listDiscountRules(): Promise<DiscountRule[]> {
  const stored = await getStoredDiscountRules().catch((error) => {
    throw new RulesUnknown(error instanceof Error ? error.message : String(error), { cause: error })
  })
  return readRules(stored)
}

/** A code with its rule, as `place_order` takes it beside the discount. */
export type FoundDiscount = { id: string; discount: Discount; rule: DiscountRule }

export type RefusedDiscount = { code: string; reason: DiscountReason; minimumCents?: number }

/**
 * These codes as typed, with their rules; the first that is none, whose rule is gone or not on today, or that can't
 * stand beside another is refused. Throws `RulesUnknown`, or when the database fails.
 */
export async function findDiscounts(typed: string[]): Promise<FoundDiscount[] | RefusedDiscount> {
  const codes: string[] = []
  for (const text of new Set(typed)) {
    const code = readDiscountCode(text)
    if (!code) return { code: text, reason: 'unknown' }
    if (!codes.includes(code)) codes.push(code)
  }
  if (codes.length === 0) return []
  const [rules, rows] = await Promise.all([listDiscountRules(), readCodes(codes)])
  const found: FoundDiscount[] = []
  for (const code of codes) {
    const row = rows.find((one) => one.code === code)
    const rule = rules.find(({ key }) => key === row?.rule)
    if (!row) return { code, reason: 'unknown' }
    if (!rule || !isRuleOn(rule, clinicDate(now()))) return { code, reason: 'not_now' }
    const { name, productIds, minimumCents, isCombinable } = rule
    found.push({
      id: row.id,
      rule,
      discount: { code, name, effect: effectOf(row), productIds, minimumCents, isCombinable },
    })
  }
  const alone = found.find(({ discount }) => !discount.isCombinable)
  return alone && found.length > 1 ? { code: alone.discount.code, reason: 'together' } : found
}

const readCodes = (codes: string[]) =>
  dataOf(
    serviceClient()
      .from('discount_codes')
      .select('id, code, rule, percent, amount, waives_travel')
      .in('code', codes),
    'The codes could not be read',
  )

/** What a stored code takes off. */
export function effectOf(row: {
  percent: number | null
  amount: number | null
  waives_travel: boolean
}): DiscountEffect {
  if (row.waives_travel) return { kind: 'travel' }
  if (row.percent !== null) return { kind: 'percent', percent: row.percent }
  return { kind: 'amount', cents: centsFromDollars(row.amount ?? 0) }
}

/** What the database asks about the person who uses a code of this rule. */
const personConditions = ({ isFirstVisit, perPerson }: DiscountRule) => ({
  first_visit: isFirstVisit,
  per_person: perPerson,
})

/** The codes as `place_order` takes them. */
export const discountRows = (found: FoundDiscount[]) =>
  found.map(({ discount, rule }) => ({
    code: discount.code,
    product_ids: discount.productIds,
    minimum_cents: discount.minimumCents,
    ...personConditions(rule),
  }))

type Person = { id: string; email: string } | null

/**
 * Why this person can't use the code, as far as they are known before they pay; null when they can. At the desk
 * (`isOwner`) it is used by whom it was issued to; in the cart only the payment tells that.
 */
export async function personProblem(
  { id, rule }: FoundDiscount,
  shopper: Person,
  phone: string | null,
  isOwner: boolean,
): Promise<DiscountReason | null> {
  return (await callDatabase('discount_problem', 'Whether a code can be used could not be asked', {
    p_discount_id: id,
    p_order_id: null,
    p_rule: personConditions(rule),
    p_user_id: shopper?.id ?? null,
    p_emails: shopper?.email ? [shopper.email] : [],
    p_phone: phone,
    p_now: now().toISOString(),
    p_with_owner: isOwner,
  })) as DiscountReason | null
}
