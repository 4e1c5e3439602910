import type { Shopper } from '@/lib/people/accounts/shared/model'
import type { ShownOrder } from '@/lib/shop/orders/server/shown-order'

/** The way to have the order in an account: at once for who is signed in. */
export function AccountOffer({ order, viewer }: { order: ShownOrder; viewer: Shopper | null }) {
  if (order.userId !== null)
    return viewer?.id === order.userId ? (
      <p className="account-offer">
        This order is in{' '}
        <a href="/account" className="text-link">
          your account
        </a>
        .
      </p>
    ) : null
  if (viewer)
    return (
      <form action="/api/account/orders/keep" method="post" className="account-offer">
        <p>You’re signed in as {viewer.email}.</p>
        <button type="submit" className="button button-primary">
          Add this order to my account
        </button>
      </form>
    )
  return (
    <p className="account-offer">
      Do you have an account?{' '}
      <a href="/account" className="text-link">
        Sign in
      </a>{' '}
      and come back here to add this order.
    </p>
  )
}
