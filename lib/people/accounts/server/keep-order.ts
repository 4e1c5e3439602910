import 'server-only'
import { orderOfPass } from '@/lib/shop/orders/server/pass'
import { addOrder } from './add-order'
import type { AccountCall } from './call'
import { refused, signedOut } from './outcome'
import { ownSession } from './own-session'

/** Adds the order that is open in this browser to the account. */
export const keepOrder: AccountCall = {
  name: 'orders/keep',
  limit: 'account-try',
  failureTitle: 'The order was not added',
  button: 'Add it to my account',
  back: { href: '/order-status', label: 'Back' },
  fields: [],
  async run() {
    const session = await ownSession()
    if (!session) return signedOut()
    const orderId = await orderOfPass()
    if (orderId) return addOrder(orderId, session.user.id)
    return refused(
      400,
      'not_open',
      'The order is no longer open here. Please enter its number and code again.',
    )
  },
}
