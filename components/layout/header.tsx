import Link from 'next/link'
import { ViewCart } from '@/components/cart/view-cart'
import { CallLink } from '@/components/content/call-link'
import { CmsLink } from '@/components/content/cms-link'
import { Logo } from '@/components/ui/logo'
import type { Navigation } from '@/lib/content/navigation'
import type { SiteSettings } from '@/lib/content/settings'
import { CloseOnFollow } from './close-on-follow'
import { Menu } from './menu'
import { MoreLinks } from './more-links'
import { TopBar } from './top-bar'

const alwaysVisible = 4

type Props = { settings: SiteSettings; links: NonNullable<Navigation['headerLinks']> }

export function Header({ settings, links }: Props) {
  return (
    <header className="site-header">
      <TopBar {...settings} />
      <div className="container-page flex h-[4.5rem] items-center gap-4 lg:gap-8">
        <Link href="/" aria-label={`${settings.clinicName}, home`} className="mr-auto py-1 text-ink-900">
          <Logo clinicName={settings.clinicName ?? ''} />
        </Link>
        <nav aria-label="Main" className="max-lg:hidden">
          <ul className="flex items-center gap-1">
            {links.slice(0, alwaysVisible).map(({ _key, label, href }) => (
              <li key={_key}>
                <CmsLink href={href} className="nav-link">
                  {label}
                </CmsLink>
              </li>
            ))}
            {links.length > alwaysVisible && (
              <li>
                <MoreLinks links={links.slice(alwaysVisible)} />
              </li>
            )}
          </ul>
        </nav>
        <ViewCart look="icon" />
        <CallLink
          phone={settings.phone}
          label="Call to book"
          className="button button-primary max-sm:hidden"
        />
        <CloseOnFollow />
        <Menu settings={settings} links={links} />
      </div>
    </header>
  )
}
