import 'server-only'
import { bookableInjection } from '@/lib/care/booking/shared/bookable-names'
import { anyService, type BookingRequest, serviceRequest } from '@/lib/care/booking/shared/request'
import { getBookingSettings } from '@/lib/content/server/booking-settings'
import { listInjections } from '@/lib/content/server/injections'

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
