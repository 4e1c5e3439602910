import { parseCents, typedDollars } from '@/lib/platform/shared/money'
import type { GiftField, GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import { cleanText } from '@/lib/shop/gift-cards/shared/rules'
import type { GiftChoice } from './choices'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The control of the form with this name. */
export const controlIn = <Kind extends Control = HTMLInputElement>(form: HTMLFormElement, name: GiftField) =>
  form.elements.namedItem(name) as Kind

/** The card a preset is chosen for, or null for an amount of one's own. */
export const choiceIn = (form: HTMLFormElement, choices: GiftChoice[]): GiftChoice | null =>
  choices.find(({ id }) => id === controlIn(form, 'presetId').value) ?? null

/** The gift card as it is in the form; its value is NaN while there is no amount. */
export function readGift(form: HTMLFormElement, choices: GiftChoice[], giftKey: string): GiftLine {
  const choice = choiceIn(form, choices)
  const typed = typedIn(form)
  const cents = parseCents(typed('valueCents')) ?? Number.NaN
  return {
    giftKey,
    presetId: choice?.id ?? null,
    title: choice?.title ?? 'Gift card',
    valueCents: choice?.valueCents ?? cents,
    priceCents: choice?.priceCents ?? cents,
    recipientName: typed('recipientName'),
    recipientEmail: typed('recipientEmail'),
    senderName: typed('senderName'),
    message: typed('message'),
    deliverOn: typed('deliverOn'),
  }
}

/** What is typed into a field of the form, cleaned. */
export const typedIn = (form: HTMLFormElement) => (name: GiftField) =>
  cleanText(controlIn(form, name).value, name === 'message' ? '\n' : ' ')

/** Fills the form with a gift card of the cart. */
export function writeGift(form: HTMLFormElement, gift: GiftLine): void {
  for (const name of ['recipientName', 'recipientEmail', 'senderName', 'message', 'deliverOn'] as const)
    controlIn(form, name).value = gift[name]
  const amount = controlIn(form, 'valueCents')
  amount.value = typedDollars(gift.valueCents)
  // What a preset chosen before had locked: this card's own amount stays.
  amount.readOnly = gift.presetId !== null
  controlIn(form, 'presetId').value = gift.presetId ?? ''
}
