import 'server-only'
import { givePass } from '@/lib/shop/orders/server/pass'
import type { AccountCall } from './call'
import { done } from './outcome'
import { orderKeyFields, proveOrder } from './prove-order'

/** Opens an order's page in this browser for a while, by the order's number and code; nothing of either stands in an address. */
export const lookAtOrder: AccountCall = {
  name: 'orders/look',
  limit: 'account-try',
  failureTitle: 'We can’t show this order',
  button: 'Show my order',
  back: { href: '/order-status', label: 'Back' },
  fields: orderKeyFields,
  async run(values, { network }) {
    const proved = await proveOrder(values, network)
    if (proved.kind !== 'proved') return proved
    await givePass(proved.orderId)
    return done({ outcome: 'found' }, '/order-status')
  },
}
