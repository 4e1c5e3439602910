import { clinicLongDate } from '@/lib/platform/clinic-time/shared/model'
import { formatExactCents } from '@/lib/platform/shared/money'
import { longDay } from '@/lib/shop/gift-cards/shared/delivery-sentence'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/model'

/** What is known of a card, for who bought it. */
export function CardFacts({ card }: { card: GiftCardView }) {
  const { recipientName, recipientEmail, senderName, message, deliverOn, deliveredAt, endsWith } = card
  const facts: [string, string | null][] = [
    ['For', recipientName],
    ['Goes to', recipientEmail ?? 'You, to give in person'],
    ['From', senderName],
    ['Message', message],
    deliveredAt
      ? ['Delivered', clinicLongDate(new Date(deliveredAt))]
      : ['Delivery', `${longDay(deliverOn)}, Arizona time`],
    ['Worth', formatExactCents(card.valueCents)],
    ['You paid', formatExactCents(card.priceCents)],
    ['Code', `Ends in ${endsWith}`],
  ]
  return (
    <dl className="gift-facts">
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
