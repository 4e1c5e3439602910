import type { DemoClock } from '../clock.ts'
import type { Secrets } from '../secrets.ts'
import type { Issue } from './issues.ts'
import type { Ledger } from './ledger.ts'
import type { Webhooks } from './webhooks.ts'

/** What every part of the stand-in works with. */
export type Paypal = {
  ledger: Ledger
  webhooks: Webhooks
  secrets: Pick<
    Secrets,
    'paypalClientId' | 'paypalClientSecret' | 'paypalWebhookId' | 'paypalWebhookKey' | 'controlToken'
  >
  now: DemoClock['now']
  /** Where this service's API answers; known with the first request, because the port is chosen late. */
  apiBase: string
  /** The page on which a payer approves, as the browser finds it. */
  checkoutUrl(orderId: string): string
  /** Origins whose pages may have a payer sent back to them. */
  siteUrls: string[]
}

/** What the API gets beside a request. */
export type ApiEnvironment = {
  Bindings: {
    /** A fault: refuse with this. */
    issue?: Issue
  }
}
