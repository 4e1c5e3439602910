import 'server-only'
import { env } from '@/lib/platform/server/env'
import { PayPalMisconfigured } from './errors'

export type PayPalConnection = NonNullable<typeof env.paypal>

/** Where PayPal answers and who we are there. Throws `PayPalMisconfigured` when it was not set up. */
export function paypalConnection(): PayPalConnection {
  if (!env.paypal) throw new PayPalMisconfigured('PAYPAL_MODE is not set: nothing can be paid.')
  return env.paypal
}
