import { Icon } from '@/components/ui/icon'
import { guestLabel, OtherPortal, patientPortalHint } from './other-portal'

/**
 * The patient portal on wide screens (HEAD-008): a button, and a panel that opens by itself. Without scripts the
 * panel holds links; with them `PortalPanel` takes their place.
 */
export function PortalButton() {
  return (
    <div data-portal className="max-lg:hidden">
      <button
        type="button"
        popoverTarget="account-panel"
        aria-description={patientPortalHint}
        className="nav-link max-w-48"
      >
        <Icon name="user" className="text-lg" />
        <span data-portal-label className="overflow-hidden text-ellipsis max-xl:sr-only">
          {guestLabel}
        </span>
        <Icon name="down" className="nav-arrow" />
      </button>
      <section id="account-panel" popover="auto" aria-label="Patient portal" className="more">
        <p className="px-5 pt-4 text-sm/[1.45]">
          <OtherPortal />
        </p>
        <ul className="p-2 not-last:hidden">
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
