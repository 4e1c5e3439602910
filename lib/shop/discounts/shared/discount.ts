import { formatCents, percentCents, sumCents } from '../../../platform/shared/money.ts'

/** What a code takes off: a part or an amount of the injections it is for, or the whole way to the door. */
export type DiscountEffect =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; cents: number }
  | { kind: 'travel' }

/** A code that its person may use, with what the owner's rule for it says of a cart. */
export type Discount = {
  code: string
  /** What the rule is called. */
  name: string
  effect: DiscountEffect
  /** The injections it is for; null: every one. */
  productIds: string[] | null
  /** What the injections in the cart must cost together, in cents. */
  minimumCents: number
  /** May stand beside another one that may. */
  isCombinable: boolean
}

/** The injections of a cart, each with what all of its units cost in cents. */
export type Goods = { id: string; cents: number }[]

/** What one code takes off, in cents. */
export type DiscountPart = { code: string; cents: number }

/** Why a code can't be used. About a person nothing more is said than that it is so. */
export type DiscountReason =
  | 'unknown'
  | 'used'
  | 'person'
  | 'not_now'
  | 'minimum'
  | 'items'
  | 'together'
  | 'locked'

/**
 * What each of these takes off, in cents, in their order; together never more than the injections and the way there
 * cost. Gift cards are never discounted. The same sums as `discount_amounts` in the database.
 */
export function discountParts(discounts: Discount[], goods: Goods, travelCents: number): DiscountPart[] {
  const goodsCents = sumCents(goods.map(({ cents }) => cents))
  let [goodsLeft, travelLeft] = [goodsCents, travelCents]
  return discounts.map((discount) => {
    const { code, effect, minimumCents } = discount
    if (goodsCents < minimumCents) return { code, cents: 0 }
    if (effect.kind === 'travel') {
      const cents = travelLeft
      travelLeft = 0
      return { code, cents }
    }
    const cents = Math.min(goodsLeft, offGoods(effect, centsFor(discount, goods)))
    goodsLeft -= cents
    return { code, cents }
  })
}

/** Cents of the goods that a discount is for. */
const centsFor = ({ productIds }: Discount, goods: Goods): number =>
  sumCents(goods.filter(({ id }) => productIds === null || productIds.includes(id)).map(({ cents }) => cents))

const offGoods = (effect: Exclude<DiscountEffect, { kind: 'travel' }>, cents: number): number =>
  effect.kind === 'percent' ? percentCents(cents, effect.percent) : Math.min(cents, effect.cents)

/**
 * Those of the codes that are used: of several that can't stand beside one another what is best for the person, and
 * none that would take nothing off.
 */
export function bestDiscounts(discounts: Discount[], goods: Goods, travelCents: number): Discount[] {
  const groups = [
    discounts.filter(({ isCombinable }) => isCombinable),
    ...discounts.filter(({ isCombinable }) => !isCombinable).map((discount) => [discount]),
  ].map((group) => {
    const parts = discountParts(group, goods, travelCents)
    const used = group.filter((_, index) => (parts[index]?.cents ?? 0) > 0)
    return { used, cents: sumCents(parts.map(({ cents }) => cents)) }
  })
  return groups.reduce((best, group) => (group.cents > best.cents ? group : best)).used
}

/** Why this one takes nothing off this cart; null where it does. */
export function cartProblem(discount: Discount, goods: Goods, travelCents: number): DiscountReason | null {
  if (sumCents(goods.map(({ cents }) => cents)) < discount.minimumCents) return 'minimum'
  return sumCents(discountParts([discount], goods, travelCents).map(({ cents }) => cents)) === 0
    ? 'items'
    : null
}

/** Whether a refusal counts against who tries codes, or whose phone number has bought here before. */
export const isGuess = (reason: string): boolean => reason === 'unknown' || reason === 'person'

/** The sentence for the shopper. */
export function discountSentence(reason: DiscountReason, minimumCents = 0): string {
  if (reason === 'minimum')
    return `This code needs at least ${formatCents(minimumCents)} of injections in the cart.`
  return sentences[reason]
}

const sentences: Record<Exclude<DiscountReason, 'minimum'>, string> = {
  unknown: 'We can’t find this code. Please check it, or call us.',
  used: 'This code has already been used.',
  person: 'This code can’t be used for this order.',
  not_now: 'This code isn’t valid today.',
  items: 'This code isn’t for anything in your cart.',
  together: 'Only one discount can be used for an order.',
  locked: 'Too many wrong codes. Please wait 15 minutes, or call us.',
}

/** '25% off', '$10 off', 'no travel fee'. */
export function effectWords(effect: DiscountEffect): string {
  if (effect.kind === 'travel') return 'no travel fee'
  return effect.kind === 'percent' ? `${effect.percent}% off` : `${formatCents(effect.cents)} off`
}
