import { currentGifts, replaceGifts } from '@/lib/cart/store'
import type { SoldPreset } from '@/lib/checkout/requests'
import { formatCents } from '@/lib/money'

/** The gift cards in the cart at what they are sold for now; each change that costs or takes something is told. */
export function renewGifts(presets: SoldPreset[]): void {
  const notices: string[] = []
  const gifts = currentGifts().flatMap((gift) => {
    if (gift.presetId === null) return [gift]
    const preset = presets.find(({ id }) => id === gift.presetId)
    if (!preset) {
      notices.push(`The gift card ${gift.title} is no longer sold, so we took it out of your cart.`)
      return []
    }
    const { title, priceCents, valueCents } = preset
    if (priceCents !== gift.priceCents || valueCents !== gift.valueCents)
      notices.push(
        `The gift card ${title} now costs ${formatCents(priceCents)} and is worth ${formatCents(valueCents)}.`,
      )
    return [{ ...gift, title, priceCents, valueCents }]
  })
  replaceGifts(gifts, notices)
}
