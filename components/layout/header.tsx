import { PortalButton } from '@/components/account/portal-button'
import { BookNow } from '@/components/book-now'
import { ViewCart } from '@/components/cart/view-cart'
import { CmsLink } from '@/components/content/cms-link'
import { Logo } from '@/components/ui/logo'
import { anyService } from '@/lib/care/booking/shared/request'
import type { Navigation } from '@/lib/content/server/navigation'
import type { SiteSettings } from '@/lib/content/server/settings'
import { HeaderBehaviour } from './header-behaviour'
import { MegaMenu } from './mega-menu'
import { Menu } from './menu'
import { MoreLinks } from './more-links'
import { TopBar } from './top-bar'

/** How many links of the top menu stand beside each other; the others are under 'More' (HEAD-012). */
const alwaysVisible = 4

type Props = { settings: SiteSettings; navigation: Navigation | null }

export function Header({ settings, navigation }: Props) {
  const links = navigation?.headerLinks ?? []
  return (
    <header className="site-header">
      <TopBar settings={settings} links={navigation?.topLinks ?? []} />
      <div className="container-page header-row">
        <a href="/" aria-label={`${settings.clinicName ?? 'Clinic'}, home`} className="header-logo">
          <Logo clinicName={settings.clinicName ?? ''} />
        </a>
        <nav aria-label="Main" className="max-lg:hidden">
          <ul className="flex items-center">
            <MegaMenu groups={navigation?.megaMenu ?? []} links={navigation?.megaMenuLinks ?? []} />
            {links.slice(0, alwaysVisible).map(({ _key, label, href }) => (
              <li key={_key}>
                <CmsLink href={href} className="nav-link">
                  {label}
                </CmsLink>
              </li>
            ))}
            <MoreLinks links={links.slice(alwaysVisible)} />
          </ul>
        </nav>
        <div className="header-actions">
          <PortalButton />
          <ViewCart look="icon" />
          <BookNow opens={anyService} className="button button-book max-sm:hidden" />
          <Menu settings={settings} navigation={navigation} />
        </div>
        <HeaderBehaviour phone={settings.phone} />
      </div>
    </header>
  )
}
