import 'server-only'
import { z } from 'zod'
import { isoMoment } from '@/lib/db/iso-moment'
import { serviceClient } from '@/lib/db/service'
import { env } from '@/lib/env'
import { centsFromDollars } from '@/lib/money'
import { manageHref } from './manage'
import { type GiftCardStatus, shownStatus } from './model'
import { printedCard } from './printed'
import type { PrintedGiftCard } from './printed-model'
import { cardToken } from './secrets'

/** What the outbox keeps of a mail about a card: `issue` counts the card's codes. */
const mailed = z.object({ gift_card: z.uuid(), issue: z.int() })

/** A card as a mail tells of it; addresses are whole, moments ISO strings. */
export type MailedGiftCard = PrintedGiftCard & {
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
}

/**
 * The card of an outbox row. Throws when it can't be read, and when it has another code than the mail was meant to carry: the first
 * address must not learn it.
 */
export async function readMailedCard(data: unknown): Promise<MailedGiftCard> {
  const { gift_card: id, issue } = mailed.parse(data)
  const { data: card, error } = await serviceClient().from('gift_cards').select('*').eq('id', id).single()
  if (error) throw new Error(`A gift card could not be read: ${error.code}`)
  if (card.issue !== issue) throw new Error('The code of this mail is no longer valid')
  return {
    ...printedCard(card),
    id,
    priceCents: centsFromDollars(card.price),
    endsWith: card.code_end,
    status: shownStatus(card.status),
    recipientEmail: card.recipient_email,
    deliverOn: card.deliver_on ?? '',
    deliveredAt: isoMoment(card.delivered_at),
    manageHref: `${env.siteUrl}${manageHref(id)}`,
    pdfHref: `${env.siteUrl}/gift-cards/pdf/${cardToken(id, issue)}`,
  }
}
