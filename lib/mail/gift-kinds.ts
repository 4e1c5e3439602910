import 'server-only'
import { readMailedCard, readToldCard } from '@/lib/gift-cards/mailed'
import { giftCardPdf } from '@/lib/gift-cards/pdf'
import {
  giftCancelledMail,
  giftCardMail,
  giftChangedMail,
  giftDeliveredMail,
  giftKeptMail,
  giftScheduledMail,
} from './gift-mails'
import type { MailKind } from './mail-kind'

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
  gift_card_cancelled: about('To the sender: the gift card is cancelled', giftCancelledMail),
  gift_card_kept: about('To the sender: the gift card is still valid', giftKeptMail),
} satisfies Record<string, MailKind>
