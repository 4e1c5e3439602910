import { centsOrNull } from '../../../platform/shared/money.ts'
import type { DiscountEffect } from './discount.ts'

/** Who gives a rule's codes out: the form on the site, one for each address, or staff at the desk. */
export type Issuer = 'signup' | 'desk'

/** One rule for codes, as the owner wrote it in the CMS. Days are Arizona's, `YYYY-MM-DD`, and count themselves. */
export type DiscountRule = {
  key: string
  name: string
  issuedBy: Issuer
  effect: DiscountEffect
  /** The injections it is for; null: every one. */
  productIds: string[] | null
  minimumCents: number
  from: string | null
  until: string | null
  /** Only for a person without a paid order. */
  isFirstVisit: boolean
  /** How often one person may use codes of this rule; null: any number. */
  perPerson: number | null
  isCombinable: boolean
}

/** A rule as the CMS has it, or as it stands half written in the Studio. Amounts are dollars. */
export type StoredRule = {
  _key: string
  name?: string | null
  issuedBy?: string | null
  effect?: string | null
  percent?: number | null
  amount?: number | null
  injections?: { _ref?: string | null }[] | null
  minimum?: number | null
  from?: string | null
  until?: string | null
  isFirstVisit?: boolean | null
  perPerson?: number | null
  isCombinable?: boolean | null
}

/** The rules that are complete enough to be used. */
export const readRules = (stored: StoredRule[] | null | undefined): DiscountRule[] =>
  (stored ?? []).flatMap((rule) => readRule(rule) ?? [])

function readRule(rule: StoredRule): DiscountRule | null {
  const effect = readEffect(rule)
  if (!effect || !rule.name) return null
  const ids = (rule.injections ?? []).flatMap(({ _ref }) => _ref ?? [])
  return {
    key: rule._key,
    name: rule.name,
    issuedBy: rule.issuedBy === 'signup' ? 'signup' : 'desk',
    effect,
    productIds: ids.length > 0 ? ids : null,
    minimumCents: centsOrNull(rule.minimum) ?? 0,
    from: rule.from ?? null,
    until: rule.until ?? null,
    isFirstVisit: rule.isFirstVisit ?? false,
    perPerson: rule.perPerson ?? null,
    isCombinable: rule.isCombinable ?? false,
  }
}

function readEffect({ effect, percent, amount }: StoredRule): DiscountEffect | null {
  if (effect === 'travel') return { kind: 'travel' }
  if (effect === 'percent')
    return Number.isInteger(percent) && percent && percent > 0 && percent <= 100
      ? { kind: 'percent', percent }
      : null
  const cents = centsOrNull(amount)
  return effect === 'amount' && cents !== null && cents > 0 ? { kind: 'amount', cents } : null
}

/** Whether codes of this rule may be used on this day. */
export const isRuleOn = ({ from, until }: DiscountRule, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until)

/** What a new code of this rule promises, as the database takes it. */
export const termsOf = ({ key, effect }: DiscountRule) => ({
  rule: key,
  ...(effect.kind === 'percent' && { percent: effect.percent }),
  ...(effect.kind === 'amount' && { cents: effect.cents }),
  ...(effect.kind === 'travel' && { waives_travel: true }),
})
