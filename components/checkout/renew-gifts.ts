import { formatCents } from '@/lib/platform/shared/money'
import { currentGifts, replaceGifts } from '@/lib/shop/cart/browser/gifts'
import type { SoldPreset } from '@/lib/shop/checkout/browser/requests'
import { useCheckout } from '@/lib/shop/checkout/browser/store'

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
