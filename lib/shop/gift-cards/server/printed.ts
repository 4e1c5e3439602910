import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/database'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { codeInGroups, hashToken, openCode } from './codes'

type Stored = {
  id: string
  code_sealed: string
  value: number
  title: string
  recipient_name: string
  sender_name: string
  message: string | null
}

/**
 * What stands on the card behind a link of its sender or its recipient; null for any other link, and when the card is
 * not valid.
 */
export async function readPrintedCard(token: string): Promise<PrintedGiftCard | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const hash = hashToken(token)
  const { data, error } = await serviceClient()
    .from('gift_cards')
    .select('id, code_sealed, value, title, recipient_name, sender_name, message')
    .or(`manage_hash.eq.${hash},card_hash.eq.${hash}`)
    .in('status', ['scheduled', 'delivered'])
    .maybeSingle()
  if (error) throw new Error(`A gift card could not be read: ${error.code}`)
  return data && printedCard(data)
}

/** What is printed of a stored card, with its code. */
export const printedCard = (card: Stored): PrintedGiftCard => ({
  code: codeInGroups(openCode(card.code_sealed, card.id)),
  valueCents: centsFromDollars(card.value),
  title: card.title,
  recipientName: card.recipient_name,
  senderName: card.sender_name,
  message: card.message,
})

/** What stands on a gift card. */
export type PrintedGiftCard = {
  /** As it is written: `OCO-…`, in groups. */
  code: string
  valueCents: number
  title: string
  recipientName: string
  senderName: string
  message: string | null
}
