import type { OwnRequest } from '@/lib/people/accounts/server/own-requests'
import type { AccountWords } from '@/lib/people/accounts/server/words'
import type { OwnOrder } from '@/lib/shop/orders/server/own-order'
import { AccountPage } from './account-page'
import { DeleteForm } from './delete-form'
import { ExportForm } from './export-form'
import { StillOpen } from './still-open'
import { whatGoes, whatStays } from './what-goes'

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
    <div className="account-cards">
      <section className="account-card" aria-labelledby="export">
        <h2 id="export" className="account-heading">
          Take it with you
        </h2>
        <p>
          Account, cart, orders and refunds, requests and our replies, reservations, subscriptions, discount
          codes, and the emails we sent. Enter your password so no one else can download it.
        </p>
        <ExportForm email={email} phone={phone} />
      </section>
      <section className="account-card" aria-labelledby="delete">
        <h2 id="delete" className="account-heading">
          Delete your account
        </h2>
        <p>{words.deleteIntro}</p>
        <h3>Deleted right away, for good</h3>
        <ul className="ticks">
          {whatGoes.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <h3>What we keep</h3>
        <ul className="ticks">
          {whatStays.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <StillOpen orders={orders} requests={requests} />
        <DeleteForm email={email} phone={phone} />
      </section>
    </div>
    <p className="account-back">
      <a href="/account" className="text-link">
        Back to your account
      </a>
    </p>
  </AccountPage>
)
