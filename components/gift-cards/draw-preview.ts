import { formatCents } from '@/lib/platform/shared/money'
import { isDeliveryDay } from '@/lib/shop/gift-cards/shared/delivery-day'
import { deliverySentence } from '@/lib/shop/gift-cards/shared/delivery-sentence'
import type { GiftLine } from '@/lib/shop/gift-cards/shared/rules'

/** Writes what is in the form into the card beside it, as far as it makes sense yet. `today` is Arizona's day. */
export function drawPreview(place: HTMLElement, gift: GiftLine, today: string): void {
  const { title, valueCents, recipientName, senderName, message, deliverOn } = gift
  const write = (selector: string, words: string) => {
    const element = place.querySelector(selector)
    if (element && element.textContent !== words) element.textContent = words
  }
  write('.gift-name', title)
  write('.gift-amount', valueCents > 0 && valueCents < 1_000_000 ? formatCents(valueCents) : '')
  write('[data-preview=for]', recipientName ? `For ${recipientName}` : 'For someone special')
  write('[data-preview=message]', message)
  write('[data-preview=from]', senderName && `From ${senderName}`)
  const isDated = deliverOn !== '' && isDeliveryDay(deliverOn, today)
  write('[data-preview=delivery]', deliverySentence({ ...gift, deliverOn: isDated ? deliverOn : '' }))
}
