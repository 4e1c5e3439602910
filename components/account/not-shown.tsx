import { CallLink } from '@/components/content/call-link'

/** Never an empty list while it is only not known. */
export const NotShown = ({ what, phone }: { what: string; phone: string | null }) => (
  <div className="account-empty">
    <p>We can’t show {what} right now. Nothing is lost. Please try again in a few minutes.</p>
    <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
  </div>
)
