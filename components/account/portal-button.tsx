import { Icon } from '@/components/ui/icon'
import { guestLabel, OtherPortal, patientPortalHint } from './other-portal'

/**
 * The patient portal on wide screens (HEAD-008): a button, and a panel that opens by itself. Without scripts the
 * panel holds links; with them `PortalPanel` takes their place.
 */
export function PortalButton() {
  return (
    <div className="portal-place">
      <button
        type="button"
        popoverTarget="account-panel"
        aria-description={patientPortalHint}
        className="nav-link portal-button"
      >
        <Icon name="user" />
        <span data-portal-label className="portal-label">
          {guestLabel}
        </span>
        <Icon name="down" className="nav-arrow" />
      </button>
      <section id="account-panel" popover="auto" aria-label="Patient portal" className="more account-panel">
        <p className="portal-hint">
          <OtherPortal />
        </p>
        <ul className="portal-plain">
          <li>
            <a href="/account" className="nav-link">
              Sign in
            </a>
          </li>
          <li>
            <a href="/account#sign-up" className="nav-link">
              Create an account
            </a>
          </li>
        </ul>
      </section>
    </div>
  )
}
