import { guestLabel, patientPortalHint, portalHint } from '@/components/account/other-portal'
import { BookNow } from '@/components/book-now'
import { CallLink } from '@/components/content/call-link'
import { CmsLink } from '@/components/content/links'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { anyService } from '@/lib/care/booking/shared/request'
import type { Navigation, SiteSettings } from '@/lib/content/server/settings'
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
          <div className="mt-auto flex flex-wrap gap-3" data-ways>
            <BookNow opens={anyService} className={`button button-book ${menuButton}`} />
            <CallLink
              phone={phone}
              label={`Call ${phone}`}
              className={`button button-primary ${menuButton}`}
            />
            {emailBookings && (
              <a href={`mailto:${emailBookings}`} className={`flex whitespace-nowrap ${menuAction}`}>
                <Icon name="mail" />
                {emailBookings}
              </a>
            )}
            {navigation?.mobileActions?.map(({ _key, label, href }) => (
              <CmsLink key={_key} href={href} className={menuDoor}>
                <Icon name="user" />
                {label}
                {portalHint(href) && <span className={menuHint}>{portalHint(href)}</span>}
              </CmsLink>
            ))}
            <a href="/account" className={menuDoor}>
              <Icon name="lock" />
              <span data-portal-label>{guestLabel}</span>
              <span className={menuHint}>{patientPortalHint}</span>
            </a>
          </div>
        </div>
      </dialog>
    </div>
  )
}

const menuLink = 'flex min-h-13.5 items-center justify-between text-lg font-semibold text-ink-900'

const menuButton = 'flex-[1_0_auto] px-3 whitespace-nowrap min-[45rem]:basis-2/5'

/** Below the two buttons: a row each, or beside each other where they fit. */
const menuAction =
  'min-h-11 flex-[1_0_100%] items-center gap-x-2.5 text-sm font-semibold text-agave-700 min-[45rem]:basis-auto'
/** With what is behind it, below its name. */
const menuDoor = `grid grid-cols-[auto_1fr] justify-items-start ${menuAction}`
const menuHint = 'col-start-2 text-xs font-normal text-ink-500'

type Links = NonNullable<Navigation['mobileLinks']>

/** The links of the menu on phones, and groups of them that open. */
export function MenuLinks({ links }: { links: Links }) {
  return (
    <ul>
      {links.map((entry) => (
        <li key={entry._key} className="border-b border-sand-200">
          {entry._type === 'linkGroup' ? (
            <Group {...entry} />
          ) : (
            <CmsLink href={entry.href} className={menuLink}>
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
    <details className="group">
      <summary className={menuLink}>
        {label}
        <Icon name="down" className="nav-arrow text-agave-600 group-open:rotate-180" />
      </summary>
      <ul className="pb-3">
        {links?.map(({ _key, label: words, href }) => (
          <li key={_key}>
            <CmsLink
              href={href}
              className="flex min-h-11 items-center border-s-2 border-agave-300 ps-4 font-[500] text-ink-700"
            >
              {words}
            </CmsLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
