import type { AccountWords } from '@/lib/people/accounts/server/outcome'
import type { OwnRequest } from '@/lib/people/accounts/server/overview'
import type { OwnOrder } from '@/lib/shop/orders/server/order-words'
import { AccountCard, cardColumns, strongNote } from './account-card'
import { AccountPage } from './account-page'
import { DeleteForm, ExportForm } from './owner-forms'

type Props = {
  email: string
  orders: OwnOrder[] | 'unknown'
  requests: OwnRequest[] | 'unknown'
  words: AccountWords
  phone: string | null
}

/** Everything we hold, to take away; and the end of the account, with what goes and what stays said beforehand. */
export const OwnData = ({ email, orders, requests, words, phone }: Props) => (
  <AccountPage title="Your data" intro={words.dataIntro}>
    <div className={cardColumns}>
      <AccountCard id="export" title="Download your data">
        <p>
          Account, cart, orders and refunds, requests and our replies, reservations, subscriptions, discount
          codes, and the emails we sent. Enter your password so no one else can download it.
        </p>
        <ExportForm email={email} phone={phone} />
      </AccountCard>
      <AccountCard id="delete" title="Delete your account">
        <p>{words.deleteIntro}</p>
        <h3 className="mt-2">Deleted right away, for good</h3>
        <ul className="ticks grid gap-2">
          {whatGoes.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <h3 className="mt-2">What we keep</h3>
        <ul className="grid list-disc gap-2 ps-[1.25em] [&>::marker]:text-ink-500">
          {whatStays.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <StillOpen orders={orders} requests={requests} />
        <DeleteForm email={email} phone={phone} />
      </AccountCard>
    </div>
    <p className="mt-8">
      <a href="/account" className="text-link">
        Back to your account
      </a>
    </p>
  </AccountPage>
)

/** What `delete_account` in the database takes away, in its owner's words. */
const whatGoes = [
  'Your account, with your name, email address and password, on all devices.',
  'Your saved cart.',
  'Your name and email address on your orders.',
  'What you wrote in requests we’ve answered, with your name and contact details, and our replies.',
  'Your reservations: we release your spots at upcoming events and remove your name from past ones.',
  'Your name and message on gift cards you bought, and your name and address on those you received.',
  'Your subscriptions, any unused discount code, and our list of the emails we sent you.',
]

/** What it leaves, and why. */
const whatStays = [
  'Orders, with date, items, amounts and PayPal’s numbers, but without your name. We need them for taxes.',
  'Requests we haven’t answered. We’ll answer first, then remove your name and what you wrote.',
  'Gift cards and their balances: anyone with the code can keep using it, and scheduled cards still go out.',
  'Good Faith Estimates we’ve sent you. We’re required to keep them.',
  'Your address on our do-not-email list, if you were subscribed, and next to any discount code you’ve used.',
]

type StillOpenProps = { orders: OwnOrder[] | 'unknown'; requests: OwnRequest[] | 'unknown' }

/** What somebody would leave behind unfinished. */
function StillOpen({ orders, requests }: StillOpenProps) {
  const open =
    orders === 'unknown'
      ? []
      : orders.filter(({ state }) => !['fulfilled', 'refunded'].includes(state)).map(({ ref }) => `#${ref}`)
  const waiting = requests === 'unknown' ? 0 : requests.filter(({ isOpen }) => isOpen).length
  if (open.length === 0 && waiting === 0) return null
  return (
    <div className={strongNote}>
      {open.length > 0 && (
        <p>
          <strong>
            Still owed to you: {open.length === 1 ? 'order' : 'orders'} {open.join(', ')}.
          </strong>{' '}
          It’s still yours. Write down the number and code from the receipt: without your account, they’re how
          we know it’s yours.
        </p>
      )}
      {waiting > 0 && (
        <p>
          <strong>
            {waiting === 1 ? 'One of your requests is' : `${waiting} of your requests are`} waiting for our
            answer.
          </strong>{' '}
          We’ll still answer, at the address it came from.
        </p>
      )}
    </div>
  )
}
