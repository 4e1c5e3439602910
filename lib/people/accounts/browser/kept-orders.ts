import { guestOrdersKey } from '@/lib/shop/checkout/browser/record'

export type KeptOrder = { orderRef: string; accessToken: string; date?: string }

/** The guest orders whose codes this browser kept (ENT-009), the oldest first; none where it keeps nothing. */
export function keptOrders(): KeptOrder[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(guestOrdersKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isOne) : []
  } catch {
    return []
  }
}

/** Forgets the code of an order that belongs to an account now. */
export function forgetKeptOrder(ref: string): void {
  try {
    localStorage.setItem(
      guestOrdersKey,
      JSON.stringify(keptOrders().filter(({ orderRef }) => orderRef !== ref)),
    )
  } catch {
    // It stays offered, and says then that it is in the account.
  }
}

const isOne = (order: unknown): order is KeptOrder =>
  typeof order === 'object' &&
  order !== null &&
  'orderRef' in order &&
  typeof order.orderRef === 'string' &&
  'accessToken' in order &&
  typeof order.accessToken === 'string'
