import type { ReactNode } from 'react'
import { CallLink } from '@/components/content/call-link'
import { Icon } from '@/components/ui/icon'
import type { OwnClearance } from '@/lib/care/clearances/shared'
import type { AccountWords } from '@/lib/people/accounts/server/outcome'
import type { OwnRequest } from '@/lib/people/accounts/server/overview'
import { type Shopper, shopperLabel } from '@/lib/people/accounts/shared/shopper'
import { clinicLongDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { formatDay } from '@/lib/platform/shared/locale'
import { formatCents } from '@/lib/platform/shared/money'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/gift-card'
import type { OwnOrder } from '@/lib/shop/orders/server/order-words'
import { card, cardTitle, StateBadge, type Tone } from './account-card'
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
  clearance: OwnClearance | 'unknown'
  words: AccountWords
  phone: string | null
}

/** The account of who is signed in. */
export function Overview({ shopper, orders, giftCards, requests, clearance, words, phone }: Props) {
  const refs = orders === 'unknown' ? [] : orders.map(({ ref }) => ref)
  return (
    <AccountPage
      title={`Hello ${shopperLabel(shopper)}`}
      intro={`Signed in as ${shopper.email}.`}
      note={<OtherPortal />}
      art={null}
    >
      <div className="grid gap-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-[clamp(2rem,4vw,3.5rem)]">
          <OwnOrders orders={orders} emptyText={words.ordersEmptyText} phone={phone} />
          <OwnExams clearance={clearance} />
          <OwnGiftCards cards={giftCards} phone={phone} />
          <OwnRequests requests={requests} emptyText={words.requestsEmptyText} phone={phone} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <AccountWays phone={phone} />
          <ClaimOrders own={refs} intro={words.claimIntro} phone={phone} />
        </div>
      </div>
    </AccountPage>
  )
}

/** Where one's own things are changed. */
const AccountWays = ({ phone }: { phone: string | null }) => (
  <nav aria-label="Account" className={`${card} gap-4 p-[clamp(1.25rem,4vw,2.25rem)]`}>
    <ul>
      <li>
        <a href="/account/settings" className={way}>
          <Icon name="user" className="text-agave-600" />
          Name, email and password
        </a>
      </li>
      <li>
        <a href="/account/data" className={way}>
          <Icon name="lock" className="text-agave-600" />
          Your data
        </a>
      </li>
    </ul>
    <SignOut phone={phone} />
  </nav>
)

const way =
  'flex min-h-12 items-center gap-3 border-b border-sand-200 font-semibold text-ink-900 hover:text-agave-700'

type OwnOrdersProps = { orders: OwnOrder[] | 'unknown'; emptyText: string; phone: string | null }

/** What a shopper has bought, the newest first. */
const OwnOrders = ({ orders, emptyText, phone }: OwnOrdersProps) => (
  <section aria-labelledby="orders">
    <h2 id="orders" className={cardTitle}>
      Your orders
    </h2>
    {orders === 'unknown' && <NotShown what="your orders" phone={phone} />}
    {orders !== 'unknown' && orders.length === 0 && (
      <div className={empty}>
        <p className="max-w-[52ch]">{emptyText}</p>
        <a href="/products" className="button button-quiet">
          See what we offer
        </a>
      </div>
    )}
    {orders !== 'unknown' && orders.length > 0 && (
      <ul className="mt-5 grid gap-5">
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
    <h2 id="requests" className={cardTitle}>
      Your requests
    </h2>
    {requests === 'unknown' && <NotShown what="your requests" phone={phone} />}
    {requests !== 'unknown' && requests.length === 0 && (
      <div className={empty}>
        <p className="max-w-[52ch]">{emptyText}</p>
        <a href="/contact" className="button button-quiet">
          Write to us
        </a>
      </div>
    )}
    {requests !== 'unknown' && requests.length > 0 && (
      <ul className="mt-5 border-b border-sand-200">
        {requests.map(({ id, ref, title, sent, state, next, isOpen }) => (
          <OwnThing
            key={id}
            title={title}
            about={`#${ref}, sent ${sent}`}
            tone={isOpen ? 'wait' : 'good'}
            state={state}
            next={next}
          />
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
      <h2 id="own-gift-cards" className={cardTitle}>
        Gift cards you bought
      </h2>
      {cards === 'unknown' ? (
        <NotShown what="your gift cards" phone={phone} />
      ) : (
        <ul className="mt-5 border-b border-sand-200">
          {cards.map((card) => (
            <OwnThing
              key={card.id}
              title={`${formatCents(card.valueCents)} for ${card.recipientName}`}
              about={`${card.title}, code ending in ${card.endsWith}`}
              tone={tones[card.status]}
              state={stateOf(card)}
              next={
                <a href={card.manageHref} className="text-link">
                  {card.status === 'scheduled' ? 'Change or cancel it' : 'See it'}
                  <span className="sr-only">: the gift card for {card.recipientName}</span>
                </a>
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** What an exam clears a shopper for; nothing while it clears nothing, or nobody knows. */
function OwnExams({ clearance }: { clearance: OwnClearance | 'unknown' }) {
  if (clearance === 'unknown' || clearance.groups.length === 0) return null
  return (
    <section aria-labelledby="own-exams">
      <h2 id="own-exams" className={cardTitle}>
        Your good faith exam
      </h2>
      <ul className="mt-5 border-b border-sand-200">
        {clearance.groups.map(({ group, clearedUntil }) => (
          <OwnThing
            key={group}
            title={group.charAt(0).toUpperCase() + group.slice(1)}
            about="No new exam needed before your visit."
            tone="good"
            state={`Cleared until ${clinicLongDate(new Date(clearedUntil))}`}
            next={null}
          />
        ))}
      </ul>
    </section>
  )
}

const tones = { scheduled: 'wait', delivered: 'good', cancelled: 'over' } as const

function stateOf({ status, deliverOn, deliveredAt }: GiftCardView): string {
  if (status === 'scheduled') return `Will be sent on ${formatDay(deliverOn)}`
  if (status === 'cancelled') return 'Canceled'
  return deliveredAt ? `Delivered on ${clinicLongDate(new Date(deliveredAt))}` : 'Delivered'
}

type OwnThingProps = { title: string; about: string; tone: Tone; state: string; next: ReactNode }

/** A line of a list: what it is, how far it is, and what comes next. */
const OwnThing = ({ title, about, tone, state, next }: OwnThingProps) => (
  <li className="grid gap-x-6 gap-y-1 border-t border-sand-200 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
    <h3>{title}</h3>
    <p className="text-sm text-ink-500">{about}</p>
    <StateBadge tone={tone} className="sm:col-start-2 sm:row-start-1 sm:justify-self-end">
      {state}
    </StateBadge>
    {next && <p className="text-sm text-ink-500 sm:col-start-2 sm:row-start-2 sm:text-end">{next}</p>}
  </li>
)

/** Never an empty list while it is only not known. */
const NotShown = ({ what, phone }: { what: string; phone: string | null }) => (
  <div className={empty}>
    <p className="max-w-[52ch]">
      We can’t show {what} right now. Nothing is lost. Please try again in a few minutes.
    </p>
    <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
  </div>
)

const empty =
  'mt-5 grid justify-items-start gap-5 rounded-card border border-dashed border-sand-300 p-[clamp(1.25rem,4vw,2rem)]'
