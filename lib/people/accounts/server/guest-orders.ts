import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { accountForms } from '@/lib/people/accounts/shared/forms'
import { callDatabase } from '@/lib/platform/db/server/database'
import { given, line } from '@/lib/platform/forms/shared/field'
import { forgive, secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import {
  cleanCode,
  cleanReference,
  codeProblem,
  findOrderByCode,
  givePass,
  orderOfLink,
  orderOfPass,
  referenceProblem,
  takePassBack,
} from '@/lib/shop/orders/server/access'
import { readOrder } from '@/lib/shop/orders/server/read-order'
import { orderId } from '@/lib/shop/orders/server/requests'
import type { OrderFor } from '@/lib/shop/orders/shared/order'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import type { AccountCall } from './call'
import { done, type Outcome, type Refusal, refused, signedOut, tooOften, wrongOf } from './outcome'
import { ownSession } from './session'

type Proved = { kind: 'proved'; orderId: string }

/**
 * The order these two open, or why not: a wrong number and a wrong code read the same. Guessing is slow, per order
 * and network and per order from everywhere. Throws when the database does not answer.
 */
export async function proveOrder(
  { ref = '', code = '' }: Record<string, string>,
  network: string,
): Promise<Proved | Refusal> {
  const problem = wrongOf({ ref: referenceProblem(ref), code: codeProblem(code) })
  if (problem) return problem
  const reference = cleanReference(ref)
  const wait =
    (await secondsToWait('order-code', reference, network)) ??
    (await secondsToWait('order-code-overall', reference))
  if (wait !== null) return tooOften(wait)
  const orderId = await findOrderByCode(reference, cleanCode(code))
  if (!orderId)
    return refused(
      400,
      'no_such_order',
      'We can’t find an order with this number and code. Please check both against your receipt, or call us.',
    )
  await Promise.all([forgive('order-code', reference, network), forgive('order-code-overall', reference)])
  return { kind: 'proved', orderId }
}

/**
 * Adds an order that is proved to be this person's to their account. The code goes on working. Throws when the
 * database fails.
 */
async function addOrder(orderId: string, userId: string): Promise<Outcome> {
  const data = await callDatabase('claim_order', 'An order could not be added', {
    p_order_id: orderId,
    p_user_id: userId,
    p_now: now().toISOString(),
  })
  if (data === 'claimed' || data === 'yours')
    return done({ outcome: data, ref: orderRef(orderId) }, '/account')
  return refused(400, 'taken', 'This order is already in another account. Please call us if that’s wrong.')
}

/** Adds an order that was made without signing in, by its number and code. */
export const claimOrder: AccountCall = {
  ...accountForms['orders/claim'],
  name: 'orders/claim',
  limit: 'account-try',
  async run(values, { network }) {
    const session = await ownSession()
    if (!session) return signedOut()
    const proved = await proveOrder(values, network)
    return proved.kind === 'proved' ? addOrder(proved.orderId, session.user.id) : proved
  },
}

/** Closes the order that was opened in this browser. */
export const closeOrder: AccountCall = {
  name: 'orders/close',
  limit: 'account-try',
  failureTitle: 'The order is still open',
  page: () => '/order-status',
  fields: [],
  async run() {
    await takePassBack()
    return done({}, '/order-status')
  },
}

/** Adds the order that is open in this browser to the account. */
export const keepOrder: AccountCall = {
  name: 'orders/keep',
  limit: 'account-try',
  failureTitle: 'The order was not added',
  page: () => '/order-status',
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

/**
 * Opens an order's page in this browser for a while, by the order's number and code; nothing of either stands in an
 * address.
 */
export const lookAtOrder: AccountCall = {
  ...accountForms['orders/look'],
  name: 'orders/look',
  limit: 'account-try',
  page: () => '/order-status',
  async run(values, { network }) {
    const proved = await proveOrder(values, network)
    if (proved.kind !== 'proved') return proved
    await givePass(proved.orderId)
    return done({ outcome: 'found' }, '/order-status')
  },
}

/**
 * Somebody who reads the order's mailbox says that it is theirs, and sees it. A press, not a look: mail scanners open
 * links, too.
 */
export const proveOwnOrder: AccountCall = {
  name: 'orders/prove',
  limit: 'account-try',
  failureTitle: 'We couldn’t confirm it’s you',
  page: () => '/order-status',
  fields: [given('token', 'The link’s code')],
  async run({ token = '' }) {
    const order = await orderOfLink(token)
    const said =
      order &&
      (await callDatabase('prove_order', 'An order could not be proven', {
        p_order_id: order.id,
        p_email: order.email,
        p_now: now().toISOString(),
      }))
    if (!order || said !== 'proven')
      return refused(
        400,
        'no_such_order',
        'This link no longer opens an order. Please open it from our email again, or call us.',
      )
    await givePass(order.id)
    return done({ outcome: 'proven' }, '/order-status')
  },
}

/**
 * The buyer has chosen the time of the visit: the booking form said so in their tab, or they do. It is theirs by their
 * account, by the code in their browser, or because they opened it here.
 */
export const chooseTime: AccountCall = {
  name: 'orders/time',
  limit: 'account-try',
  failureTitle: 'We couldn’t save your time',
  page: () => '/order-status',
  leadsOn: true,
  fields: [given('order', 'The order'), line('token', 'The order’s code', { most: 100 })],
  async run({ order: id = '', token = '' }) {
    const order = orderId.safeParse(id).success ? await readOrder(id, { for: 'checkout' }) : null
    const noSuchOrder = refused(
      400,
      'no_such_order',
      'The order is no longer open here. Please enter its number and code again.',
    )
    if (!order || !(await isOwn(order, token))) return noSuchOrder
    const said = await callDatabase('mark_time', 'The time could not be noted', {
      p_order_id: id,
      p_actor: null,
      p_is_chosen: true,
      p_now: now().toISOString(),
    })
    return (said as { outcome: string }).outcome === 'done'
      ? done({ outcome: 'chosen' }, '/order-status')
      : noSuchOrder
  },
}

async function isOwn(
  { id, userId, accessToken }: Pick<OrderFor<'checkout'>, 'id' | 'userId' | 'accessToken'>,
  token: string,
): Promise<boolean> {
  if (timingSafeEqual(hashOf(token), hashOf(accessToken)) || (await orderOfPass()) === id) return true
  return userId !== null && (await ownSession())?.user.id === userId
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
