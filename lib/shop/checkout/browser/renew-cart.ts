import { keepVisit, keptVisit } from '@/lib/care/areas/browser/kept-visit'
import { formatCents, formatExactCents } from '@/lib/platform/shared/money'
import { currentGifts, replaceGifts } from '@/lib/shop/cart/browser/gifts'
import { reconcile } from '@/lib/shop/cart/browser/reconcile'
import { addNotices, currentLines, replaceLines } from '@/lib/shop/cart/browser/store'
import type { Visit } from '@/lib/shop/orders/shared/visit'
import { askProductsOnSale } from '@/lib/shop/products/browser/on-sale-store'
import { askVisit, type RefusedVisit, type SoldPreset } from './requests'
import { isPaying, useCheckout } from './store'

/** Asks what is on sale and changes the cart to what can be bought. False when the shop could not be asked. */
export async function refreshCart(): Promise<boolean> {
  const products = await askProductsOnSale()
  if (!products) return false
  // Somebody pressed PayPal's button meanwhile, or pays just now: the order is for the lines as they were, and has
  // their units.
  const checkout = useCheckout.getState()
  if (isPaying(checkout) || checkout.phase.name === 'confirming') return true
  const before = currentLines()
  const { lines, notices } = reconcile(before, products)
  if (JSON.stringify(lines) !== JSON.stringify(before)) replaceLines(lines, notices)
  return true
}

/** Makes the gift cards in the cart what they are sold as now; each change that costs or takes something is told. */
export function renewGifts(presets: SoldPreset[]): void {
  const notices: string[] = []
  const gifts = currentGifts().flatMap((gift) => {
    if (gift.presetId === null) return [gift]
    const now = presets.find(({ id }) => id === gift.presetId)
    if (!now) {
      notices.push(`The gift card ${gift.title} is no longer available, so we took it out of your cart.`)
      return []
    }
    const { title, priceCents, valueCents } = now
    if (priceCents !== gift.priceCents || valueCents !== gift.valueCents)
      notices.push(
        `The gift card ${title} now costs ${formatCents(priceCents)} and is worth ${formatCents(valueCents)}.`,
      )
    return [{ ...gift, title, priceCents, valueCents }]
  })
  replaceGifts(gifts, notices)
}

/** What the shop last said is left on the gift card that pays; null where it said nothing. */
export function renewBalance(balanceCents: number | null): void {
  if (balanceCents === null) return
  useCheckout.setState(({ giftCard }) => ({ giftCard: giftCard && { ...giftCard, balanceCents } }))
}

/** Where a nurse is to come, as the shop has just looked it up. A fee that is not what it was is told. */
export function renewVisit(visit: Visit): void {
  const { visit: before } = useCheckout.getState()
  if (before?.zip === visit.zip && before.feeCents !== visit.feeCents)
    addNotices([
      `The travel fee to ${visit.area} is now ${formatExactCents(visit.feeCents)}; it was ${formatExactCents(before.feeCents)}.`,
    ])
  keepVisit(visit)
  useCheckout.setState({ visit, refusedVisit: null })
}

/** What is wrong with where it was to be: it is asked for again. */
export const markVisit = (refusedVisit: RefusedVisit): void =>
  useCheckout.setState({ visit: null, refusedVisit })

/** Looks up again where a nurse is to come, from what this browser keeps of it. Nothing is said against it here. */
export async function refreshVisit(): Promise<void> {
  const kept = keptVisit()
  if (!kept.zip || !kept.phone) return
  const answer = await askVisit(kept)
  if (isPaying(useCheckout.getState()) || typeof answer === 'string') return
  if ('area' in answer) renewVisit(answer)
  else useCheckout.setState({ visit: null })
}
