import { plusDays } from '../../../platform/clinic-time/shared/business-days.ts'
import { formatDay } from '../../../platform/shared/locale.ts'
import { formatCents, formatExactCents, sumCents } from '../../../platform/shared/money.ts'
import {
  bestDiscounts,
  cartProblem,
  type Discount,
  discountParts,
  discountSentence,
  effectWords,
  type Goods,
} from './discount.ts'
import { type DiscountRule, isRuleOn, readRules, type StoredRule } from './rule.ts'

/** What there is to order, and where nurses come to, for examples. */
export type Examples = {
  injections: { id: string; name: string; priceCents: number }[]
  areas: { city: string; feeCents: number }[]
}

type RuleWords = { key: string; title: string; sentences: string[] }

/** What each rule does to orders, in sentences: the same sums and refusals as in the cart. */
export function ruleWords(stored: StoredRule[], examples: Examples): RuleWords[] {
  const rules = readRules(stored)
  return stored.map(({ _key: key, name }) => {
    const rule = rules.find((one) => one.key === key)
    if (!rule)
      return {
        key,
        title: name || 'Rule without a name',
        sentences: ['Not complete yet: none of its codes can be used.'],
      }
    return {
      key,
      title: `${rule.name}: ${effectWords(rule.effect)}`,
      sentences: [
        ...orderWords(rule, examples),
        ...refusalWords(rule, examples),
        personWords(rule),
        ...besideWords(rule, rules, examples),
      ],
    }
  })
}

const giftCents = 5000

/** An order near by and one far away, paid with a gift card first. */
function orderWords(rule: DiscountRule, { injections, areas }: Examples): string[] {
  const cart = cartFor([rule], injections)
  if (!cart) return []
  const places = [areas.find(({ feeCents }) => feeCents === 0), areas.find(({ feeCents }) => feeCents > 0)]
  return places
    .flatMap((area) => area ?? [])
    .map(({ city, feeCents }, index) => {
      const first = `${rule.isFirstVisit ? 'first order, ' : ''}${cart.words}`
      const fee = feeCents > 0 ? `, where the travel fee is ${formatExactCents(feeCents)}` : ''
      const order = `${index === 0 ? first : 'the same'} to ${city}${fee}, a ${formatCents(giftCents)} gift card`
      return `${capital(order)}: ${payWords(discountOf(rule), cart.goods, feeCents)}`
    })
}

function payWords(discount: Discount, goods: Goods, feeCents: number): string {
  const problem = cartProblem(discount, goods, feeCents)
  if (problem) return quoted(discountSentence(problem, discount.minimumCents))
  const off = sumOf(discountParts([discount], goods, feeCents))
  const total = sumOf(goods) + feeCents - off
  const card = Math.min(giftCents, total)
  if (total === 0) return `${formatExactCents(off)} off, nothing is left to pay.`
  const left = total === card ? 'nothing' : formatExactCents(total - card)
  return `${formatExactCents(off)} off, the card pays ${formatExactCents(card)}, ${left} is left for PayPal.`
}

function refusalWords(rule: DiscountRule, { injections }: Examples): string[] {
  const { productIds, minimumCents, from, until, effect } = rule
  const other =
    effect.kind !== 'travel' && injections.find(({ id }) => productIds && !productIds.includes(id))
  const days = [...(from ? [plusDays(from, -1)] : []), ...(until ? [plusDays(until, 1)] : [])]
  return [
    ...(minimumCents > 0
      ? [
          `Injections for less than ${formatCents(minimumCents)}: ${quoted(discountSentence('minimum', minimumCents))}`,
        ]
      : []),
    ...(other ? [`Only ${other.name}: ${quoted(discountSentence('items'))}`] : []),
    ...days
      .filter((day) => !isRuleOn(rule, day))
      .map((day) => `On ${formatDay(day)}: ${quoted(discountSentence('not_now'))}`),
  ]
}

function personWords({ isFirstVisit, perPerson }: DiscountRule): string {
  const most = isFirstVisit ? 1 : perPerson
  if (most === null) return 'The same person may use as many codes of it as they have.'
  const order = most === 1 ? 'Second order' : `After ${most} orders with such codes, another one`
  return `${order} of the same person: ${quoted(discountSentence('person'))}`
}

/** With a code of another rule in the cart as well: one that may stand beside it, or else any. */
function besideWords(rule: DiscountRule, rules: DiscountRule[], { injections, areas }: Examples): string[] {
  const others = rules.filter(({ key }) => key !== rule.key)
  const other = others.find(({ isCombinable }) => isCombinable) ?? others[0]
  const area = areas.find(({ feeCents }) => feeCents > 0) ?? areas[0]
  const cart = other && cartFor([rule, other], injections)
  if (!cart || !area) return []
  const both = [rule, other].map(discountOf)
  const used = bestDiscounts(both, cart.goods, area.feeCents)
  const off = formatExactCents(sumOf(discountParts(used, cart.goods, area.feeCents)))
  const names = used.map(({ name }) => `“${name}”`).join()
  const counted =
    used.length === 2
      ? `both count, ${off} off together.`
      : `only the better one counts, ${names} with ${off} off.`
  return used.length === 0
    ? []
    : [`With a code of “${other.name}” as well, ${cart.words} to ${area.city}: ${counted}`]
}

/** So many of an injection that all of these rules are for, or else the first, as they want at least. */
function cartFor(rules: DiscountRule[], injections: Examples['injections']) {
  const isFor =
    (id: string) =>
    ({ effect, productIds }: DiscountRule) =>
      effect.kind === 'travel' || productIds === null || productIds.includes(id)
  const paid = injections.filter(({ priceCents }) => priceCents > 0)
  const injection =
    paid.find(({ id }) => rules.every(isFor(id))) ?? paid.find(({ id }) => rules.some(isFor(id)))
  if (!injection) return null
  const { id, name, priceCents } = injection
  const quantity = Math.max(1, ...rules.map(({ minimumCents }) => Math.ceil(minimumCents / priceCents)))
  const cents = quantity * priceCents
  const words = `${quantity === 1 ? 'one' : `${quantity} ×`} ${name} (${formatExactCents(cents)})`
  return { words, goods: [{ id, cents }] }
}

const discountOf = ({ key, ...rule }: DiscountRule): Discount => ({ code: key, ...rule })
const sumOf = (parts: { cents: number }[]) => sumCents(parts.map(({ cents }) => cents))
const quoted = (sentence: string) => `“${sentence}”`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
