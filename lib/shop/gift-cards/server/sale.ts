import 'server-only'
import { randomUUID } from 'node:crypto'
import { listGiftPresets } from '@/lib/content/server/menu'
import { centsOrNull } from '@/lib/platform/shared/money'
import type { GiftDetails } from '@/lib/shop/gift-cards/shared/rules'
import { hashToken, manageToken, sealedCode } from './codes'

/** A preset as it is sold now. */
export type SoldPreset = { id: string; title: string; priceCents: number; valueCents: number }

export type PricedGifts =
  | { outcome: 'priced'; rows: GiftRow[] }
  /** `index` is the first card that is not sold like this any more. */
  | { outcome: 'gift_changed'; index: number; field: 'presetId' | 'valueCents'; presets: SoldPreset[] }

type GiftRow = ReturnType<typeof rowOf>

/**
 * What place_order writes of the cards in a cart, each with a code of its own. Price and value of a preset are the
 * published ones; a free value is its own price. Throws when the presets can't be read.
 */
export async function priceGifts(gifts: GiftDetails[]): Promise<PricedGifts> {
  const presets = gifts.some(({ presetId }) => presetId !== null) ? await listSoldPresets() : []
  const rows: GiftRow[] = []
  for (const [index, gift] of gifts.entries()) {
    const preset = gift.presetId === null ? ownValue(gift) : presets.find(({ id }) => id === gift.presetId)
    if (!preset) return { outcome: 'gift_changed', index, field: 'presetId', presets }
    if (preset.valueCents !== gift.valueCents)
      return { outcome: 'gift_changed', index, field: 'valueCents', presets }
    rows.push(rowOf(gift, preset))
  }
  return { outcome: 'priced', rows }
}

/** The presets that are published now. Throws when they can't be read. */
export async function listSoldPresets(): Promise<SoldPreset[]> {
  const published = await listGiftPresets()
  return published.flatMap(({ _id, title, amount, originalPrice }) => {
    const priceCents = paidCents(amount)
    const valueCents = paidCents(originalPrice)
    return title && priceCents && valueCents ? [{ id: _id, title, priceCents, valueCents }] : []
  })
}

const ownValue = ({ valueCents }: GiftDetails) => ({ title: 'Gift card', priceCents: valueCents, valueCents })

/** Null for what is no amount of money above zero. */
function paidCents(dollars: number | null): number | null {
  const cents = centsOrNull(dollars)
  return cents !== null && cents > 0 ? cents : null
}

function rowOf(gift: GiftDetails, sold: Omit<SoldPreset, 'id'>) {
  const id = randomUUID()
  return {
    id,
    gift_key: gift.giftKey,
    preset_id: gift.presetId,
    title: sold.title,
    value_cents: sold.valueCents,
    price_cents: sold.priceCents,
    recipient_name: gift.recipientName,
    recipient_email: gift.recipientEmail || null,
    sender_name: gift.senderName,
    message: gift.message || null,
    deliver_on: gift.deliverOn || null,
    manage_hash: hashToken(manageToken(id)),
    ...sealedCode(id, 1),
  }
}
