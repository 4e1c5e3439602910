import 'server-only'
import { sessionClient } from '@/lib/platform/db/server/session'
import { giftCardView } from '@/lib/shop/gift-cards/server/manage'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/model'

/** The gift cards whoever this request's cookies say has bought, newest first. Throws when the database does not answer. */
export async function listOwnGiftCards(): Promise<GiftCardView[]> {
  const { data, error } = await (await sessionClient()).rpc('own_gift_cards')
  if (error) throw new Error(`A shopper's gift cards could not be read: ${error.code} ${error.message}`)
  return data.map((card) => giftCardView(card, card.ends_with))
}
