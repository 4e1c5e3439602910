'use client'

import { showToast } from '@/components/ui/toast-store'
import { runCheckout } from '@/lib/shop/checkout/browser/run-checkout'
import { useCheckout } from '@/lib/shop/checkout/browser/store'

/** Of who takes money: `offer` is what the shop says of it, unknown while that is asked for. */
export type PaymentProps = { offer: unknown; phone: string | null }

/** The words of a stop before PayPal; PayPal's `start` rejects with it and nobody needs to say more. */
class Stopped extends Error {}

/** Tells the one checkout of this page what happened. */
export const sendCheckout = runCheckout(showToast)

/**
 * What PayPal calls `createOrder`: starts or continues the order for the cart as it is, at this gateway. Must be called
 * inside the click, or the browser blocks its window.
 */
export async function startPaying(gateway: string): Promise<{ orderId: string }> {
  useCheckout.setState({ gateway })
  const answer = await sendCheckout({ name: 'pressed' })
  if (answer.name === 'ready') return { orderId: answer.order.paypalOrderId }
  throw new Stopped(answer.name)
}

/** PayPal's script reports a failure, or never opened its window. */
export async function failAtPayPal(error: unknown): Promise<void> {
  await sendCheckout({ name: 'windowFailed', isBlocked: isBlockedWindow(error) })
}

const isBlockedWindow = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && /popup/i.test(String(error.code))
