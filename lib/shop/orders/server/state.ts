import 'server-only'
import { bookableInjection } from '@/lib/care/booking/shared/bookable-names'
import { anyService, type BookingRequest, serviceRequest } from '@/lib/care/booking/shared/request'
import { listInjections } from '@/lib/content/server/menu'
import { getBookingSettings } from '@/lib/content/server/settings'
import {
  type OrderReason,
  type OrderState,
  reasonOf,
  type Shortage,
  sentenceFor,
} from '@/lib/shop/orders/shared/order-state'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import { readOrderOfKey } from './read-order'

/**
 * What this shopper may see of the order, or of the one of this key where the id is null; null when there is none or
 * the key is another's. Throws when the database fails.
 */
export async function readOrderState(
  orderId: string | null,
  checkoutKey: string,
): Promise<OrderState | null> {
  const order = await readOrderOfKey(checkoutKey, { for: 'checkout' })
  if (!order || (orderId !== null && order.id !== orderId)) return null
  const {
    id,
    state: status,
    userId,
    totalCents,
    discountCents,
    giftShareCents,
    gifts,
    productIds,
    needsExam,
    accessToken,
    lastTry,
  } = order
  const hasMoney = !['pending', 'confirming', 'cancelled', 'expired'].includes(status)
  const reason = ['pending', 'cancelled'].includes(status) ? reasonOf(lastTry.problem) : undefined
  return {
    ...stateOf(id, status, reason, lastTry.shortage),
    totalCents,
    discountCents,
    giftCents: giftShareCents,
    gifts,
    ...(hasMoney && userId === null && { accessToken }),
    isGuest: userId === null,
    ...(needsExam && { needsExam }),
    ...(hasMoney && productIds.length > 0 && { booking: await bookingFor(id, productIds) }),
  }
}

/** The same order, told as not known yet: somebody is asking PayPal. */
export const asConfirming = ({
  orderId,
  totalCents,
  discountCents,
  giftCents,
  gifts,
  isGuest,
}: OrderState): OrderState => ({
  ...stateOf(orderId, 'confirming', undefined),
  totalCents,
  discountCents,
  giftCents,
  gifts,
  isGuest,
})

/** The same order, told as unpaid because the payment that came was for an earlier cart. */
export const asSuperseded = ({
  orderId,
  totalCents,
  discountCents,
  giftCents,
  gifts,
  isGuest,
}: OrderState): OrderState => ({
  ...stateOf(orderId, 'pending', 'superseded'),
  totalCents,
  discountCents,
  giftCents,
  gifts,
  isGuest,
})

function stateOf(
  orderId: string,
  status: OrderState['status'],
  reason: OrderReason | undefined,
  short: Shortage[] = [],
) {
  const message = sentenceFor(status, reason, short)
  return { orderId, ref: orderRef(orderId), status, ...(reason && { reason }), ...(message && { message }) }
}

/**
 * What the booking system opens for what was bought with this order: the first product it has a number for, else
 * everything the clinic offers. Never throws.
 */
export async function bookingFor(order: string, productIds: string[]): Promise<BookingRequest> {
  const [settings, injections] = await Promise.all([
    getBookingSettings().catch(() => null),
    listInjections().catch(() => []),
  ])
  const requests = injections
    .filter(({ _id }) => productIds.includes(_id))
    .map((injection) => serviceRequest(injection.name, bookableInjection(injection), settings))
  return { ...(requests.find(({ isComing }) => !isComing) ?? anyService), order }
}
