import { askApi } from '@/lib/platform/browser/api-client'
import { guestOrdersKey } from './record'

/**
 * Tells the shop that the time of this order's visit was chosen in this tab. Where that is not heard, the buyer or the
 * desk marks it. Never rejects.
 */
export async function tellTime(order: string): Promise<void> {
  await askApi('/api/account/orders/time', { send: { order, token: codeOf(order) } })
}

/** The code this browser keeps of a guest's order; '' without one. */
function codeOf(order: string): string {
  try {
    const kept: { orderId?: string; accessToken?: string }[] = JSON.parse(
      localStorage.getItem(guestOrdersKey) ?? '[]',
    )
    return kept.find(({ orderId }) => orderId === order)?.accessToken ?? ''
  } catch {
    return ''
  }
}
