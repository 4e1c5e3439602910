import type { ReactNode } from 'react'
import { portalHint } from '@/components/account/portal-label'
import { CartButton } from '@/components/cart/cart-button'
import { CmsLink } from '@/components/content/cms-link'
import { SearchButton } from '@/components/search/search-button'
import { Icon } from '@/components/ui/icon'
import type { Navigation } from '@/lib/content/server/navigation'
import type { SiteSettings } from '@/lib/content/server/settings'
import { phoneHref } from '@/lib/platform/shared/phone-href'

type Props = { settings: SiteSettings; links: NonNullable<Navigation['topLinks']> }

/** Places, search, contacts and cart in one line; it scrolls away, the row below it stays. */
export function TopBar({ settings: { phone, emailBookings }, links: [first, ...others] }: Props) {
  return (
    <div className="top-bar on-dark">
      <div className="container-page flex h-full items-center justify-between">
        <div className="top-group top-start">
          {first && (
            <CmsLink href={first.href} className="top-link">
              <Icon name="place" />
              <Words from="narrow">{first.label}</Words>
            </CmsLink>
          )}
        </div>
        <div className="top-group top-end">
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
