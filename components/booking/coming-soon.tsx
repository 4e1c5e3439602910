import { CallLink } from '@/components/content/call-link'

/** Where nothing can be booked online yet (ERR-025). */
export function ComingSoon({ phone }: { phone: string | null }) {
  return (
    <div className="booking-coming">
      <p>Online booking for this service is coming soon.</p>
      <p>Please call us to schedule your appointment:</p>
      <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
      <a href="/contact?about=booking#call-back" className="text-link">
        Ask us to call you
      </a>
    </div>
  )
}
