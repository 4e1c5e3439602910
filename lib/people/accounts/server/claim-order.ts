import 'server-only'
import { addOrder } from './add-order'
import type { AccountCall } from './call'
import { signedOut } from './outcome'
import { ownSession } from './own-session'
import { orderKeyFields, proveOrder } from './prove-order'

/** Adds an order that was made without signing in, by its number and code. */
export const claimOrder: AccountCall = {
  name: 'orders/claim',
  limit: 'account-try',
  failureTitle: 'The order was not added',
  button: 'Add order',
  fields: orderKeyFields,
  async run(values, { network }) {
    const session = await ownSession()
    if (!session) return signedOut()
    const proved = await proveOrder(values, network)
    return proved.kind === 'proved' ? addOrder(proved.orderId, session.user.id) : proved
  },
}
