import type { OwnRequest } from '@/lib/people/accounts/server/own-requests'
import type { OwnOrder } from '@/lib/shop/orders/server/own-order'

type Props = { orders: OwnOrder[] | 'unknown'; requests: OwnRequest[] | 'unknown' }

/** What somebody would leave behind unfinished. */
export function StillOpen({ orders, requests }: Props) {
  const open =
    orders === 'unknown'
      ? []
      : orders.filter(({ state }) => !['fulfilled', 'refunded'].includes(state)).map(({ ref }) => `#${ref}`)
  const waiting = requests === 'unknown' ? 0 : requests.filter(({ isOpen }) => isOpen).length
  if (open.length === 0 && waiting === 0) return null
  return (
    <div className="own-note own-note-exam">
      {open.length > 0 && (
        <p>
          <strong>
            Not given to you yet: {open.length === 1 ? 'order' : 'orders'} {open.join(', ')}.
          </strong>{' '}
          It’s still yours. Write down the number and code from the receipt: without your account, they’re how
          we know it’s yours.
        </p>
      )}
      {waiting > 0 && (
        <p>
          <strong>
            {waiting === 1 ? 'One request of yours waits' : `${waiting} requests of yours wait`} for our
            answer.
          </strong>{' '}
          We still answer, to the address it came from.
        </p>
      )}
    </div>
  )
}
