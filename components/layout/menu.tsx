import { guestLabel, patientPortalHint, portalHint } from '@/components/account/other-portal'
import { BookNow } from '@/components/book-now'
import { CallLink } from '@/components/content/call-link'
import { CmsLink } from '@/components/content/links'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { anyService } from '@/lib/care/booking/shared/request'
import type { Navigation } from '@/lib/content/server/navigation'
import type { SiteSettings } from '@/lib/content/server/settings'
import { DialogButton } from './dialog-button'

type Props = { settings: SiteSettings; navigation: Navigation | null }

/** The menu of phones and tablets: a modal dialog, so the page behind it neither scrolls nor takes the focus. */
export function Menu({ settings: { clinicName, phone, emailBookings }, navigation }: Props) {
  return (
    <div className="lg:hidden">
      <DialogButton dialog="site-menu" command="show-modal" className="icon-button" label="Open menu">
        <Icon name="menu" />
      </DialogButton>
      <dialog id="site-menu" className="menu" aria-label="Menu">
        <div className="container-page flex min-h-full flex-col pb-6">
          <div className="flex h-[4.5rem] shrink-0 items-center justify-between text-ink-900">
            <Logo clinicName={clinicName ?? ''} />
            <DialogButton dialog="site-menu" command="close" className="icon-button" label="Close menu">
              <Icon name="close" />
            </DialogButton>
          </div>
          <nav aria-label="Main" className="mt-2 mb-8">
            <MenuLinks links={navigation?.mobileLinks ?? []} />
          </nav>
          <div className="menu-actions">
            <BookNow opens={anyService} className="button button-book" />
            <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
            {emailBookings && (
              <a href={`mailto:${emailBookings}`} className="menu-action">
                <Icon name="mail" />
                {emailBookings}
              </a>
            )}
            {navigation?.mobileActions?.map(({ _key, label, href }) => (
              <CmsLink key={_key} href={href} className="menu-action menu-door">
                <Icon name="user" />
                {label}
                {portalHint(href) && <span>{portalHint(href)}</span>}
              </CmsLink>
            ))}
            <a href="/account" className="menu-action menu-door">
              <Icon name="lock" />
              <span data-portal-label>{guestLabel}</span>
              <span>{patientPortalHint}</span>
            </a>
          </div>
        </div>
      </dialog>
    </div>
  )
}

type Links = NonNullable<Navigation['mobileLinks']>

/** The links of the menu on phones, and groups of them that open. */
export function MenuLinks({ links }: { links: Links }) {
  return (
    <ul className="menu-links">
      {links.map((entry) => (
        <li key={entry._key}>
          {entry._type === 'linkGroup' ? (
            <Group {...entry} />
          ) : (
            <CmsLink href={entry.href} className="menu-link">
              {entry.label}
              <Icon name="right" className="text-agave-600" />
            </CmsLink>
          )}
        </li>
      ))}
    </ul>
  )
}

function Group({ label, links }: Extract<Links[number], { _type: 'linkGroup' }>) {
  return (
    <details className="menu-group">
      <summary className="menu-link">
        {label}
        <Icon name="down" className="nav-arrow text-agave-600" />
      </summary>
      <ul className="pb-3">
        {links?.map(({ _key, label: words, href }) => (
          <li key={_key}>
            <CmsLink href={href} className="menu-sublink">
              {words}
            </CmsLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
