import type { Paypal } from './context.ts'
import { PaypalError } from './errors.ts'
import { declines, type Issue } from './issues.ts'
import type { Entry, StoredAnswer } from './types.ts'

type Resource = NonNullable<StoredAnswer['resource']>

type Add = (...entries: Entry[]) => void

const hour = 3_600_000

/** How long PayPal remembers a request id: 6 hours for orders, 45 days for payments. */
const lifeOf = (path: string) => (path.startsWith('/v2/payments/') ? 45 * 24 * hour : 6 * hour)

/** The key under which an answer is remembered; undefined when the caller gave no `PayPal-Request-Id`. Throws 400. */
export function requestKey(request: Request, path: string): string | undefined {
  const id = request.headers.get('paypal-request-id')
  if (id === null || request.method !== 'POST') return undefined
  if (id.length === 0 || id.length > 108) {
    throw new PaypalError([
      { issue: 'INVALID_STRING_LENGTH', field: 'PayPal-Request-Id', value: id.slice(0, 200) },
    ])
  }
  return `POST ${path} ${id}`
}

/**
 * Does the work once per key and saves its outcome in the same change: what was made, or a decline. Any other refusal
 * may be tried again with the same key. `injected` is refused in place of the work.
 */
export async function once(
  paypal: Paypal,
  path: string,
  key: string | undefined,
  injected: Issue | undefined,
  work: (add: Add) => Resource,
): Promise<{ resource: Resource; isReplay: boolean }> {
  const outcome = await paypal.ledger.change((add) => {
    const known = key && paypal.ledger.state.answers.get(key)
    const age = known ? paypal.now().getTime() - Date.parse(known.at) : 0
    if (known && age <= lifeOf(path)) return { ...known, isReplay: true }
    const at = paypal.now().toISOString()
    try {
      if (injected) throw new PaypalError(injected)
      const resource = work(add)
      if (key) add({ kind: 'answer', value: { key, at, resource } })
      return { resource, issue: undefined, isReplay: false }
    } catch (error) {
      const issue = error instanceof PaypalError ? error.issue : undefined
      if (!issue || !declines.has(issue)) throw error
      if (key) add({ kind: 'answer', value: { key, at, issue } })
      return { resource: undefined, issue, isReplay: false }
    }
  })
  if (!outcome.resource) throw new PaypalError(outcome.issue as Issue)
  return { resource: outcome.resource, isReplay: outcome.isReplay }
}
