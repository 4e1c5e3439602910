import type { ReactNode } from 'react'
import { portalHint } from '@/components/account/other-portal'
import { PortalButton } from '@/components/account/portal-button'
import { BookNow } from '@/components/book-now'
import { CartButton } from '@/components/cart/cart-button'
import { ViewCart } from '@/components/cart/view-cart'
import { CmsLink } from '@/components/content/links'
import { SearchButton } from '@/components/search/search-button'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { anyService } from '@/lib/care/booking/shared/request'
import type { Navigation, SiteSettings } from '@/lib/content/server/settings'
import { phoneHref } from '@/lib/platform/shared/text'
import { HeaderBehaviour } from './header-behaviour'
import { Menu } from './menu'

/** How many links of the top menu stand beside each other; the others are under 'More' (HEAD-012). */
const alwaysVisible = 4

type Props = { settings: SiteSettings; navigation: Navigation | null }

export function Header({ settings, navigation }: Props) {
  const links = navigation?.headerLinks ?? []
  return (
    <header className="site-header">
      <TopBar settings={settings} links={navigation?.topLinks ?? []} />
      <div className="container-page flex h-[4.5rem] items-center gap-[clamp(0.75rem,2vw,2rem)]">
        <a
          href="/"
          aria-label={`${settings.clinicName ?? 'Clinic'}, home`}
          className="me-auto flex-none py-1 text-ink-900 max-[18rem]:shrink"
        >
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
        <div className="flex flex-none items-center gap-3" data-actions>
          <PortalButton />
          <ViewCart look="icon" />
          <BookNow opens={anyService} className="button button-book min-h-11 px-5 max-sm:hidden" />
          <Menu settings={settings} navigation={navigation} />
        </div>
        <HeaderBehaviour phone={settings.phone} />
      </div>
    </header>
  )
}

/** The links beyond the first four, behind 'More' (HEAD-012). */
export function MoreLinks({ links }: { links: NonNullable<Navigation['headerLinks']> }) {
  if (links.length === 0) return null
  return (
    <li data-hover-menu>
      <button type="button" popoverTarget="more-links" className="nav-link">
        More <Icon name="down" className="nav-arrow" />
      </button>
      <ul id="more-links" popover="auto" className="more">
        {links.map(({ _key, label, href }) => (
          <li key={_key}>
            <CmsLink href={href} className="nav-link w-full px-3.5">
              {label}
            </CmsLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

type Groups = NonNullable<Navigation['megaMenu']>
type MegaMenuProps = { groups: Groups; links: NonNullable<Navigation['megaMenuLinks']> }

/** All services in columns (HEAD-010): opened by click and key without scripts, on hover with them (HEAD-011). */
export function MegaMenu({ groups, links }: MegaMenuProps) {
  if (groups.length === 0) return null
  return (
    <li data-hover-menu>
      <button type="button" popoverTarget="services-menu" className="nav-link">
        Services <Icon name="down" className="nav-arrow" />
      </button>
      <div id="services-menu" popover="auto" className="mega">
        <div className="container-page grid grid-cols-4 gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-6 pt-9 pb-8">
          {groups.map((group) => (
            <Group key={group._key} {...group} />
          ))}
        </div>
        {links.length > 0 && (
          <div className="border-t border-sand-200 bg-sand-50">
            <p className="container-page flex flex-wrap gap-x-10">
              {links.map(({ _key, label, href }) => (
                <CmsLink
                  key={_key}
                  href={href}
                  className="inline-flex min-h-13 items-center gap-2 text-sm font-semibold text-agave-600 hover:text-agave-800 hover:underlined"
                >
                  {label}
                  <Icon name="right" />
                </CmsLink>
              ))}
            </p>
          </div>
        )}
      </div>
    </li>
  )
}

function Group({ _key, category, items }: Groups[number]) {
  return (
    <div>
      <p
        id={`services-${_key}`}
        className="mb-3 border-b border-sand-200 pb-3 text-xs font-bold text-agave-700"
      >
        {category}
      </p>
      <ul aria-labelledby={`services-${_key}`}>
        {items?.map((item) => (
          <li key={item._key}>
            <CmsLink
              href={item.href}
              className="-mx-3 grid rounded-control px-3 py-2 leading-[1.4] transition-colors hover:bg-sand-100"
            >
              <span className="text-sm font-semibold text-ink-900">{item.name}</span>
              {item.description && <span className="text-xs text-ink-500">{item.description}</span>}
            </CmsLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On the narrowest screens icons alone would stand in from the edge of the page. */
const topGroup = 'flex h-full items-center min-[24rem]:gap-x-[clamp(0rem,2.6vw-0.5rem,1.5rem)]'

type TopBarProps = { settings: SiteSettings; links: NonNullable<Navigation['topLinks']> }

/** Places, search, contacts and cart in one line; it scrolls away, the row below it stays. */
function TopBar({ settings: { phone, emailBookings }, links: [first, ...others] }: TopBarProps) {
  return (
    <div className="top-bar on-dark">
      <div className="container-page flex h-full items-center justify-between">
        <div className={`${topGroup} max-[24rem]:-ms-3`}>
          {first && (
            <CmsLink href={first.href} className="top-link">
              <Icon name="place" />
              <Words from="narrow">{first.label}</Words>
            </CmsLink>
          )}
        </div>
        <div className={`${topGroup} max-[24rem]:-me-3`}>
          {others.map(({ _key, label, href }) => (
            <CmsLink key={_key} href={href} description={portalHint(href)} className="top-link max-lg:hidden">
              {label}
            </CmsLink>
          ))}
          {emailBookings && (
            <a href={`mailto:${emailBookings}`} className="top-link">
              <Icon name="mail" />
              <Words from="wide">{emailBookings}</Words>
            </a>
          )}
          {phone && (
            <a href={phoneHref(phone)} className="top-link">
              <Icon name="phone" />
              <Words from="medium">
                <span className="sr-only">Call </span>
                {phone}
              </Words>
            </a>
          )}
          <SearchButton className="top-link" />
          <a href="/first-time-patients" className="top-link">
            <Icon name="calendar" />
            <Words from="narrow">Book</Words>
          </a>
          <CartButton />
        </div>
      </div>
    </div>
  )
}

const hiddenBelow = {
  narrow: 'max-[24rem]:sr-only',
  medium: 'max-sm:sr-only',
  wide: 'max-lg:sr-only',
}

/** Words beside an icon; below this width they are only said. */
function Words({ from, children }: { from: keyof typeof hiddenBelow; children: ReactNode }) {
  return <span className={hiddenBelow[from]}>{children}</span>
}
