import { CallLink } from '@/components/content/call-link'
import { CmsLink } from '@/components/content/cms-link'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import type { Navigation } from '@/lib/content/navigation'
import type { SiteSettings } from '@/lib/content/settings'
import { DialogButton } from './dialog-button'

type Props = { settings: SiteSettings; links: NonNullable<Navigation['headerLinks']> }

/** The menu of phones and tablets: a modal dialog, so the page behind it neither scrolls nor takes the focus. */
export function Menu({ settings, links }: Props) {
  return (
    <div className="lg:hidden">
      <DialogButton dialog="site-menu" command="show-modal" className="icon-button" label="Open menu">
        <Icon name="menu" />
      </DialogButton>
      <dialog id="site-menu" className="menu" aria-label="Menu">
        <div className="container-page flex min-h-full flex-col pb-8">
          <div className="flex h-[4.5rem] items-center justify-between text-ink-900">
            <Logo clinicName={settings.clinicName ?? ''} />
            <DialogButton dialog="site-menu" command="close" className="icon-button" label="Close menu">
              <Icon name="close" />
            </DialogButton>
          </div>
          <nav aria-label="Main" className="my-4">
            <ul className="menu-links">
              {links.map(({ _key, label, href }) => (
                <li key={_key}>
                  <CmsLink href={href} className="menu-link">
                    {label}
                    <Icon name="right" className="text-agave-600" />
                  </CmsLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto grid gap-3 pt-6">
            <CallLink
              phone={settings.phone}
              label={`Call ${settings.phone}`}
              className="button button-primary"
            />
            {settings.emailBookings && (
              <a href={`mailto:${settings.emailBookings}`} className="button button-quiet">
                <Icon name="mail" />
                {settings.emailBookings}
              </a>
            )}
          </div>
        </div>
      </dialog>
    </div>
  )
}
