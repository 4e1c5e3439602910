import { clinicLongDate } from '@/lib/platform/clinic-time/shared/model'
import { formatCents } from '@/lib/platform/shared/money'
import { longDay } from '@/lib/shop/gift-cards/shared/delivery-sentence'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/model'
import { NotShown } from './not-shown'

type Props = { cards: GiftCardView[] | 'unknown'; phone: string | null }

/** The gift cards a shopper has bought for others, the newest first; nothing where there are none. */
export function OwnGiftCards({ cards, phone }: Props) {
  if (cards !== 'unknown' && cards.length === 0) return null
  return (
    <section aria-labelledby="own-gift-cards">
      <h2 id="own-gift-cards" className="account-heading">
        Gift cards you bought
      </h2>
      {cards === 'unknown' ? (
        <NotShown what="your gift cards" phone={phone} />
      ) : (
        <ul className="own-requests">
          {cards.map((card) => (
            <li key={card.id}>
              <h3>
                {formatCents(card.valueCents)} for {card.recipientName}
              </h3>
              <p>
                {card.title}, code ending in {card.endsWith}
              </p>
              <p className={`own-state own-state-${tones[card.status]}`}>{stateOf(card)}</p>
              <p className="own-request-next">
                <a href={card.manageHref} className="text-link">
                  {card.status === 'scheduled' ? 'Change or cancel it' : 'See it'}
                  <span className="sr-only">: the gift card for {card.recipientName}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const tones = { scheduled: 'wait', delivered: 'good', cancelled: 'over' } as const

function stateOf({ status, deliverOn, deliveredAt }: GiftCardView): string {
  if (status === 'scheduled') return `Will be sent on ${longDay(deliverOn)}`
  if (status === 'cancelled') return 'Cancelled'
  return deliveredAt ? `Delivered on ${clinicLongDate(new Date(deliveredAt))}` : 'Delivered'
}
