import type { BookingRequest } from '@/lib/care/booking/shared/request'

type Props = {
  opens: BookingRequest
  /** What is booked; said to assistive technology, where many of these stand on one page. */
  about?: string | null
  label?: string
  className?: string
}

/** Opens the booking dialog; without scripts it leads to the page for first-time patients (ROUTE-004). */
export function BookNow({ opens, about, label = 'Book Now', className = 'button button-primary' }: Props) {
  return (
    <a href="/first-time-patients" className={className} {...opensBooking(opens)}>
      <span>
        {label}
        {about && <span className="sr-only">{`: ${about}`}</span>}
      </span>
    </a>
  )
}

/** What a link needs to open the booking dialog, once `BookingHost` is there. */
export const opensBooking = (request: BookingRequest) => ({
  role: 'button',
  'aria-haspopup': 'dialog' as const,
  'data-book': JSON.stringify(request),
})
