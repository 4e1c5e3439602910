import 'server-only'
import { z } from 'zod'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { type GiftCardStatus, shownStatus } from '@/lib/shop/gift-cards/shared/gift-card'
import { cardToken, codeInGroups, hashToken, openCode } from './codes'
import { manageHref } from './manage'

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
const printedCard = (card: Stored): PrintedGiftCard => ({
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

/**
 * What the outbox keeps of a mail about a card: `issue` counts the card's codes, `cents` go back for one that ended,
 * `mailing` is what a change mails to the recipient.
 */
const mailed = z.object({
  gift_card: z.uuid(),
  issue: z.int(),
  cents: z.int().default(0),
  mailing: z.enum(['new_code', 'now', 'none']).default('none'),
})
type Mailed = z.infer<typeof mailed>

/** A card as a mail tells of it; addresses are whole, moments ISO strings. */
type MailedGiftCard = PrintedGiftCard & {
  id: string
  priceCents: number
  endsWith: string
  status: GiftCardStatus
  /** Null: it goes to the sender. */
  recipientEmail: string | null
  deliverOn: string
  deliveredAt: string | null
  /** The sender's page: never in a mail to the recipient. */
  manageHref: string
  /** The printed card, by the recipient's own link. */
  pdfHref: string
  /** What goes back for a card that ended. */
  backCents: number
  mailing: Mailed['mailing']
}

/**
 * The card of an outbox row that takes its code to whom it is for. Throws when it can't be read, when it ended, and
 * when it has another code than the mail was meant to carry: the first address must not learn it.
 */
export async function readMailedCard(data: unknown): Promise<MailedGiftCard> {
  const card = await readToldCard(data)
  if (card.issue !== mailed.parse(data).issue || card.status === 'cancelled')
    throw new Error('The code of this mail is no longer valid')
  return card
}

/** The card of an outbox row to its sender, as it is now. Throws when it can't be read. */
export async function readToldCard(data: unknown): Promise<MailedGiftCard & { issue: number }> {
  const { gift_card: id, cents, mailing } = mailed.parse(data)
  const { data: card, error } = await serviceClient().from('gift_cards').select('*').eq('id', id).single()
  if (error) throw new Error(`A gift card could not be read: ${error.code}`)
  return {
    ...printedCard(card),
    id,
    issue: card.issue,
    priceCents: centsFromDollars(card.price),
    endsWith: card.code_end,
    status: shownStatus(card.status),
    recipientEmail: card.recipient_email,
    deliverOn: card.deliver_on ?? '',
    deliveredAt: isoMoment(card.delivered_at),
    manageHref: `${env.siteUrl}${manageHref(id)}`,
    pdfHref: `${env.siteUrl}/gift-cards/pdf/${cardToken(id, card.issue)}`,
    backCents: cents,
    mailing,
  }
}

const maxAtOnce = 200

/** Delivers the gift cards whose day has come in Arizona, each once. Throws when the database fails. */
export async function deliverGiftCards(): Promise<void> {
  const data = await callDatabase('deliver_gift_cards', 'The gift cards could not be delivered', {
    p_now: now().toISOString(),
    p_limit: maxAtOnce,
  })
  if (data > 0) deliverMailsSoon()
}
