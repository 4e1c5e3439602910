import 'server-only'
import { env } from '@/lib/platform/server/env'
import { accessToken, PayPalMisconfigured } from './ask-paypal'

/**
 * Says once which PayPal takes the money, and ends the process when that PayPal does not know us, as with sandbox
 * keys in a live shop: better no shop than one that can't be paid. A PayPal that can't be reached is no reason to
 * stay away.
 */
export async function checkPayPal(): Promise<void> {
  if (!env.paypal) return console.warn('PAYPAL_MODE is not set: the shop shows the phone number instead.')
  console.log(`Payments: ${env.paypal.mode} at ${env.paypal.apiUrl}`)
  try {
    await accessToken()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof PayPalMisconfigured) process.exit(1)
  }
}
