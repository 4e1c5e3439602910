import 'server-only'
import { takePassBack } from '@/lib/shop/orders/server/pass'
import type { AccountCall } from './call'
import { done } from './outcome'

/** Closes the order that was opened in this browser. */
export const closeOrder: AccountCall = {
  name: 'orders/close',
  limit: 'account-try',
  failureTitle: 'The order is still open',
  button: 'Close this order',
  back: { href: '/order-status', label: 'Back' },
  fields: [],
  async run() {
    await takePassBack()
    return done({}, '/order-status')
  },
}
