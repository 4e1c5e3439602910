import { type Shopper, shopperLabel } from '@/lib/people/accounts/shared/shopper'

/** What this portal holds, and the way to the other one. */
export const OtherPortal = () => (
  <>
    {patientPortalHint} are here. Visits, health forms and medical records are in the{' '}
    <a href={clientPortalPath} className="text-link">
      Client Portal
    </a>
    .
  </>
)

export const guestLabel = 'Patient Portal'

/**
 * Two doors of nearly the same name: the first is the booking provider's, the second our own. Said wherever both are
 * seen.
 */
export const clientPortalPath = '/client-portal'
const clientPortalHint = 'Visits, forms and health records'
export const patientPortalHint = 'Orders, gift cards and requests'

/** What a link to this address opens, where its label alone does not tell. */
export const portalHint = (href: string | null | undefined) =>
  href === clientPortalPath ? clientPortalHint : undefined

/** Writes into the header whose portal it is: the header itself is the server's, who knows nobody (HEAD-020). */
export function showPortalLabel(shopper: Shopper | null): void {
  for (const place of document.querySelectorAll('[data-portal-label]')) {
    place.textContent = shopper ? shopperLabel(shopper) : guestLabel
    const whose = shopper ? `Your account: ${patientPortalHint.toLowerCase()}` : patientPortalHint
    place.closest('button')?.setAttribute('aria-description', whose)
  }
}
