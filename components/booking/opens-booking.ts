import type { BookingRequest } from '@/lib/booking/request'

/** What a link needs to open the booking dialog, once `BookingHost` is there. */
export const opensBooking = (request: BookingRequest) => ({
  role: 'button',
  'aria-haspopup': 'dialog' as const,
  'data-book': JSON.stringify(request),
})
