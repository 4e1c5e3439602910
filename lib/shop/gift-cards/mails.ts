import 'server-only'
import type { MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { formatDay } from '@/lib/platform/shared/locale'
import { formatExactCents } from '@/lib/platform/shared/money'
import { spokenCode } from './server/codes'
import { type PrintedGiftCard, readMailedCard, readToldCard } from './server/mailed'
import { giftCardPdf } from './server/pdf'
import type { GiftCardStatus } from './shared/gift-card'

type Clinic = { name: string; phone: string; siteUrl: string }

/** A bought card as its mails tell it; addresses are whole ones. */
export type GiftMailCard = PrintedGiftCard & {
  priceCents: number
  endsWith: string
  status: GiftCardStatus
  /** Null: it goes to the sender. */
  recipientEmail: string | null
  deliverOn: string
  /** The sender's page of this card. */
  manageHref: string
  /** The card to print, by the recipient's own link. */
  pdfHref: string
  /** What goes back for a card that ended. */
  backCents: number
  /** What a change mails to the recipient. */
  mailing: 'new_code' | 'now' | 'none'
}

const noExpiry = 'There are no fees, and the money never expires.'

/** The card itself, to its recipient, or to the sender who hands it over. The subject says nothing of it. */
export function giftCardMail(card: GiftMailCard, clinic: Clinic) {
  const { recipientName, senderName, recipientEmail, valueCents, code, message, pdfHref } = card
  const isToRecipient = recipientEmail !== null
  const words = message ? [`“${message}”`] : []
  return letter(clinic, isToRecipient ? 'A gift card for you' : 'The gift card you bought', {
    heading: isToRecipient ? `${recipientName}, this is for you` : `The gift card for ${recipientName}`,
    paragraphs: isToRecipient
      ? [`${senderName} has given you a gift card: an hour of care at home, whenever you like.`, ...words]
      : [
          `Here’s the card you bought for ${recipientName}. Print the attached page, or pass this code along.`,
          ...words,
        ],
    rows: [
      { label: 'Worth', value: formatExactCents(valueCents) },
      { label: 'Code', value: code, isStrong: true },
    ],
    closing: [
      `To read the code over the phone: ${spokenCode(code)}.`,
      `In our shop, enter the code when you pay: ${clinic.siteUrl}/vitamin-injections. Or call ${clinic.phone} to book a visit and tell us the code. It’s good for any drip, injection or package, over as many visits as you like.`,
      `${noExpiry} Check your balance at ${clinic.siteUrl}/gift-cards/balance.`,
      `A printable card is attached, and you can also find it at ${pdfHref}`,
      'Treat the code like cash: anyone who has it can use it. A short medical exam comes before a first treatment.',
    ],
  })
}

/** To the sender once it is paid: when it goes out, and the link to change or cancel it. */
export function giftScheduledMail(card: GiftMailCard, clinic: Clinic) {
  const heading = `Your gift card for ${card.recipientName} is paid for`
  if (card.status !== 'scheduled')
    return senderMail(card, clinic, 'We received your gift card payment', {
      heading,
      paragraphs: [
        `Thank you. We’re emailing the card to ${card.recipientEmail ?? 'you'} right away.`,
        afterwards,
      ],
      label: 'See the gift card',
    })
  return senderMail(card, clinic, 'Your gift card is scheduled', {
    heading,
    paragraphs: [
      `Thank you. ${onItsDay(card)}${card.recipientEmail ? ' We’ll let you know when it’s delivered.' : ''}`,
      'Until then, you can change the name, email address, message or delivery date, or cancel it.',
    ],
    label: 'See or change the gift card',
  })
}

/** To the sender: the card's mail is sent. */
export const giftDeliveredMail = (card: GiftMailCard, clinic: Clinic) =>
  senderMail(card, clinic, 'Your gift card was delivered', {
    heading: `Your gift card for ${card.recipientName} was delivered`,
    paragraphs: [
      card.recipientEmail
        ? `We emailed it to ${card.recipientEmail}. If they don’t see it, it may be in their spam folder. ${afterwards}`
        : `We emailed it to you. If you don’t see it, check your spam folder. ${afterwards}`,
    ],
    label: 'See the gift card',
  })

/** To the sender: somebody changed for whom it is, or when it goes there. */
export const giftChangedMail = (card: GiftMailCard, clinic: Clinic) =>
  senderMail(card, clinic, 'Your gift card was changed', {
    heading: `Your gift card for ${card.recipientName} was changed`,
    paragraphs: [card.status === 'scheduled' ? onItsDay(card) : nowWords[card.mailing](card)],
    label: 'See the gift card',
    closing: [`If it wasn’t you, please call us at ${clinic.phone}.`],
  })

/** To the sender: it is not valid any more, and how much money comes back. */
export const giftCancelledMail = (card: GiftMailCard, clinic: Clinic) =>
  senderMail(card, clinic, 'Your gift card is canceled', {
    heading: `Your gift card for ${card.recipientName} is canceled`,
    paragraphs: [
      card.backCents > 0
        ? `Its code is no longer valid. ${formatExactCents(card.backCents)} is going back to you the way you paid; this can take a few days.`
        : 'Its code is no longer valid. There’s nothing more to refund: the money was returned earlier.',
    ],
    closing: [`If you didn’t ask for this, please call us at ${clinic.phone}.`],
  })

/** To the sender: it was to be cancelled, and PayPal's no came when everybody took it for done. */
export const giftKeptMail = (card: GiftMailCard, clinic: Clinic) =>
  senderMail(card, clinic, 'Your gift card is still valid', {
    heading: `Your gift card for ${card.recipientName} is still valid`,
    paragraphs: [
      'We tried to cancel it, but PayPal didn’t return the money. So nothing has changed: the card is still good and its code works.',
      ...(card.status === 'scheduled' ? [onItsDay(card)] : []),
    ],
    label: 'See the gift card',
    closing: [`Please call us at ${clinic.phone} and we’ll find another way together.`],
  })

type SenderWords = { heading: string; paragraphs: string[]; label?: string; closing?: string[] }

/** Without the code: it is the recipient's. */
function senderMail(
  { recipientName, valueCents, priceCents, endsWith, message, manageHref }: GiftMailCard,
  clinic: Clinic,
  subject: string,
  { heading, paragraphs, label, closing = [] }: SenderWords,
) {
  return letter(clinic, subject, {
    heading,
    paragraphs,
    ...(label && { action: { label, href: manageHref } }),
    rows: [
      { label: 'For', value: recipientName },
      { label: 'Worth', value: formatExactCents(valueCents) },
      { label: 'You paid', value: formatExactCents(priceCents) },
      { label: 'Code ends in', value: endsWith },
    ],
    closing: [
      ...(label && message ? [`Your message: “${message}”`] : []),
      ...closing,
      ...(label
        ? [`${noExpiry} Keep the link above to yourself: anyone who has it can change the card.`]
        : []),
    ],
  })
}

const afterwards =
  'Use the link below to send it again, or to another address as long as none of it has been used.'

const onItsDay = ({ recipientEmail, deliverOn }: GiftMailCard) =>
  `We’ll email the card to ${recipientEmail ?? 'you'} on ${formatDay(deliverOn)}, Arizona time.`

/** What a change means for a card whose day has come. */
const nowWords: Record<GiftMailCard['mailing'], (card: GiftMailCard) => string> = {
  new_code: ({ recipientEmail }) =>
    `We’re emailing it to ${recipientEmail ?? 'you'} with a new code. The old code no longer works.`,
  now: ({ recipientEmail }) => `We’re emailing the card to ${recipientEmail ?? 'you'} right away.`,
  none: () => 'The card has already been emailed, and its code stays the same.',
}

const about = (title: string, write: typeof giftScheduledMail): MailKind => ({
  title,
  compose: async ({ data }, clinic) => write(await readToldCard(data), clinic),
})

/** Mails about a gift card. Their titles and subjects name neither people nor codes. */
export const giftKinds = {
  gift_card: {
    title: 'A gift card',
    async compose({ data }, clinic) {
      const card = await readMailedCard(data)
      const content = Buffer.from(await giftCardPdf(card, clinic))
      return {
        ...giftCardMail(card, clinic),
        attachments: [{ filename: 'gift-card.pdf', content, contentType: 'application/pdf' }],
      }
    },
  },
  gift_card_scheduled: about('To the sender: the gift card is scheduled', giftScheduledMail),
  gift_card_delivered: about('To the sender: the gift card is delivered', giftDeliveredMail),
  gift_card_changed: about('To the sender: the gift card was changed', giftChangedMail),
  gift_card_cancelled: about('To the sender: the gift card is canceled', giftCancelledMail),
  gift_card_kept: about('To the sender: the gift card is still valid', giftKeptMail),
} satisfies Record<string, MailKind>
