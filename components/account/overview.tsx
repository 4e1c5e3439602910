import { CallLink } from '@/components/content/call-link'
import { Icon } from '@/components/ui/icon'
import type { AccountWords } from '@/lib/people/accounts/server/outcome'
import type { OwnRequest } from '@/lib/people/accounts/server/overview'
import { type Shopper, shopperLabel } from '@/lib/people/accounts/shared/shopper'
import { clinicLongDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { formatDay } from '@/lib/platform/shared/locale'
import { formatCents } from '@/lib/platform/shared/money'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/gift-card'
import type { OwnOrder } from '@/lib/shop/orders/server/order-words'
import { AccountPage } from './account-page'
import { ClaimOrders } from './claim-orders'
import { OtherPortal } from './other-portal'
import { OwnOrderCard } from './own-order'
import { SignOut } from './sign-out'

type Props = {
  shopper: Shopper
  orders: OwnOrder[] | 'unknown'
  giftCards: GiftCardView[] | 'unknown'
  requests: OwnRequest[] | 'unknown'
  words: AccountWords
  phone: string | null
}

/** The account of who is signed in. */
export function Overview({ shopper, orders, giftCards, requests, words, phone }: Props) {
  const refs = orders === 'unknown' ? [] : orders.map(({ ref }) => ref)
  return (
    <AccountPage
      title={`Hello ${shopperLabel(shopper)}`}
      intro={`Signed in as ${shopper.email}.`}
      note={<OtherPortal />}
    >
      <div className="account-columns">
        <div className="account-main">
          <OwnOrders orders={orders} emptyText={words.ordersEmptyText} phone={phone} />
          <OwnGiftCards cards={giftCards} phone={phone} />
          <OwnRequests requests={requests} emptyText={words.requestsEmptyText} phone={phone} />
        </div>
        <div className="account-side">
          <AccountWays phone={phone} />
          <ClaimOrders own={refs} intro={words.claimIntro} phone={phone} />
        </div>
      </div>
    </AccountPage>
  )
}

/** Where one's own things are changed. */
const AccountWays = ({ phone }: { phone: string | null }) => (
  <nav aria-label="Account" className="account-card account-ways">
    <ul>
      <li>
        <a href="/account/settings">
          <Icon name="user" />
          Name, email and password
        </a>
      </li>
      <li>
        <a href="/account/data">
          <Icon name="lock" />
          Your data
        </a>
      </li>
    </ul>
    <SignOut phone={phone} />
  </nav>
)

type OwnOrdersProps = { orders: OwnOrder[] | 'unknown'; emptyText: string; phone: string | null }

/** What a shopper has bought, the newest first. */
const OwnOrders = ({ orders, emptyText, phone }: OwnOrdersProps) => (
  <section aria-labelledby="orders">
    <h2 id="orders" className="account-heading">
      Your orders
    </h2>
    {orders === 'unknown' && <NotShown what="your orders" phone={phone} />}
    {orders !== 'unknown' && orders.length === 0 && (
      <div className="account-empty">
        <p>{emptyText}</p>
        <a href="/products" className="button button-quiet">
          See what we offer
        </a>
      </div>
    )}
    {orders !== 'unknown' && orders.length > 0 && (
      <ul className="own-list">
        {orders.map((order) => (
          <li key={order.id}>
            <OwnOrderCard order={order} phone={phone} />
          </li>
        ))}
      </ul>
    )}
  </section>
)

type OwnRequestsProps = { requests: OwnRequest[] | 'unknown'; emptyText: string; phone: string | null }

/** What somebody sent us from their own address, and how far it is. */
const OwnRequests = ({ requests, emptyText, phone }: OwnRequestsProps) => (
  <section aria-labelledby="requests">
    <h2 id="requests" className="account-heading">
      Your requests
    </h2>
    {requests === 'unknown' && <NotShown what="your requests" phone={phone} />}
    {requests !== 'unknown' && requests.length === 0 && (
      <div className="account-empty">
        <p>{emptyText}</p>
        <a href="/contact" className="button button-quiet">
          Write to us
        </a>
      </div>
    )}
    {requests !== 'unknown' && requests.length > 0 && (
      <ul className="own-requests">
        {requests.map(({ id, ref, title, sent, state, next, isOpen }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>
              #{ref}, sent {sent}
            </p>
            <p className={`own-state own-state-${isOpen ? 'wait' : 'good'}`}>{state}</p>
            {next && <p className="own-request-next">{next}</p>}
          </li>
        ))}
      </ul>
    )}
  </section>
)

type OwnGiftCardsProps = { cards: GiftCardView[] | 'unknown'; phone: string | null }

/** The gift cards a shopper has bought for others, the newest first; nothing where there are none. */
function OwnGiftCards({ cards, phone }: OwnGiftCardsProps) {
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
  if (status === 'scheduled') return `Will be sent on ${formatDay(deliverOn)}`
  if (status === 'cancelled') return 'Cancelled'
  return deliveredAt ? `Delivered on ${clinicLongDate(new Date(deliveredAt))}` : 'Delivered'
}

/** Never an empty list while it is only not known. */
const NotShown = ({ what, phone }: { what: string; phone: string | null }) => (
  <div className="account-empty">
    <p>We can’t show {what} right now. Nothing is lost. Please try again in a few minutes.</p>
    <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
  </div>
)
