import { formatCents } from '@/lib/platform/shared/money'
import { currentGifts, replaceGifts } from '@/lib/shop/cart/browser/gifts'
import { reconcile } from '@/lib/shop/cart/browser/reconcile'
import { currentLines, replaceLines } from '@/lib/shop/cart/browser/store'
import { askProductsOnSale } from '@/lib/shop/products/browser/on-sale-store'
import type { SoldPreset } from './requests'
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
