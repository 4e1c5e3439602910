import type { OwnRequest } from '@/lib/people/accounts/server/own-requests'
import { NotShown } from './not-shown'

type Props = { requests: OwnRequest[] | 'unknown'; emptyText: string; phone: string | null }

/** What somebody sent us from their own address, and how far it is. */
export const OwnRequests = ({ requests, emptyText, phone }: Props) => (
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
