import type { OwnRequest } from '@/lib/people/accounts/server/own-requests'
import type { AccountWords } from '@/lib/people/accounts/server/words'
import { type Shopper, shopperLabel } from '@/lib/people/accounts/shared/model'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/model'
import type { OwnOrder } from '@/lib/shop/orders/server/own-order'
import { AccountPage } from './account-page'
import { AccountWays } from './account-ways'
import { ClaimOrders } from './claim-orders'
import { OtherPortal } from './other-portal'
import { OwnGiftCards } from './own-gift-cards'
import { OwnOrders } from './own-orders'
import { OwnRequests } from './own-requests'

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
