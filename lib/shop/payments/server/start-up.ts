import 'server-only'
import { env } from '@/lib/platform/server/env'
import { log } from '@/lib/platform/telemetry/server/log'
import { accessToken, PayPalMisconfigured } from './ask-paypal'

/**
 * Says once which PayPal takes the money, and ends the process when that PayPal does not know us, as with sandbox
 * keys in a live shop: better no shop than one that can't be paid. A PayPal that can't be reached is no reason to
 * stay away.
 */
export async function checkPayPal(): Promise<void> {
  if (!env.paypal)
    return log.warn('payments', 'PAYPAL_MODE is not set: the shop shows the phone number instead')
  log.info('payments', 'Payments go to PayPal', { kind: env.paypal.mode, reason: env.paypal.apiUrl })
  try {
    await accessToken()
  } catch (error) {
    log.error('payments', 'PayPal did not let us in', { error })
    if (error instanceof PayPalMisconfigured) process.exit(1)
  }
}
