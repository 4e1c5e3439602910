import { type Shopper, shopperLabel } from '@/lib/accounts/model'

export const guestLabel = 'Patient Portal'

/** Writes into the header whose portal it is: the header itself is the server's, who knows nobody (HEAD-020). */
export function showPortalLabel(shopper: Shopper | null): void {
  for (const place of document.querySelectorAll('[data-portal-label]')) {
    place.textContent = shopper ? shopperLabel(shopper) : guestLabel
    place.closest('button, a')?.setAttribute('aria-description', shopper ? 'Your account' : '')
  }
}
