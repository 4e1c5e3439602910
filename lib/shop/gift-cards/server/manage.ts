import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/database'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { type GiftCardView, type StoredGiftStatus, shownStatus } from '@/lib/shop/gift-cards/shared/gift-card'
import { hashToken, manageToken } from './codes'

type Stored = {
  id: string
  title: string
  value: number
  price: number
  status: StoredGiftStatus
  recipient_name: string
  recipient_email: string | null
  sender_name: string
  message: string | null
  deliver_on: string | null
  delivered_at: string | null
}

const fields =
  'id, code_end, title, value, price, status, recipient_name, recipient_email, sender_name, message, deliver_on, delivered_at'

/** A paid card as its sender sees it. */
export const giftCardView = (card: Stored, endsWith: string): GiftCardView => ({
  id: card.id,
  endsWith,
  title: card.title,
  valueCents: centsFromDollars(card.value),
  priceCents: centsFromDollars(card.price),
  status: shownStatus(card.status),
  recipientName: card.recipient_name,
  recipientEmail: card.recipient_email,
  senderName: card.sender_name,
  message: card.message,
  deliverOn: card.deliver_on ?? '',
  deliveredAt: isoMoment(card.delivered_at),
  manageHref: manageHref(card.id),
})

/** The sender's page of a card, from the root of the site. */
export const manageHref = (id: string): string => `/gift-cards/manage/${manageToken(id)}`

/** The paid card of the sender's link, or null. Throws when the database fails. */
export async function readManagedCard(token: string): Promise<GiftCardView | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const { data, error } = await serviceClient()
    .from('gift_cards')
    .select(fields)
    .eq('manage_hash', hashToken(token))
    .neq('status', 'pending')
    .maybeSingle()
  if (error) throw new Error(`A gift card could not be read: ${error.code}`)
  return data && giftCardView(data, data.code_end)
}
