import type { GiftPreset } from '@/lib/content/server/menu'
import { priceCents } from '@/lib/content/server/prices'

/** A gift card with a fixed price, as the form offers it. */
export type GiftChoice = { id: string; title: string; priceCents: number; valueCents: number }

/** The published gift cards that can be bought: those with a title, a price and a value. */
export function giftChoices(presets: GiftPreset[]): GiftChoice[] {
  return presets.flatMap(({ _id, title, amount, originalPrice }) => {
    const price = priceCents(amount)
    const value = priceCents(originalPrice)
    return title && price && value ? [{ id: _id, title, priceCents: price, valueCents: value }] : []
  })
}

const tones = ['sand', 'agave', 'bloom'] as const

/** The colour of a drawn gift card by its place in the list, so that neighbours differ. */
export const toneAt = (place: number) => tones[place % tones.length] ?? 'agave'
export type Tone = (typeof tones)[number]
