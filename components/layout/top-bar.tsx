import { CartButton } from '@/components/cart/cart-button'
import { SearchButton } from '@/components/search/search-button'
import { Icon } from '@/components/ui/icon'
import { phoneHref } from '@/lib/content/phone-href'
import type { SiteSettings } from '@/lib/content/settings'

/** City, phone, e-mail and cart in one line; it scrolls away, the row below it stays. */
export function TopBar({ city, phone, emailBookings }: SiteSettings) {
  return (
    <div className="on-dark h-10 bg-agave-800 text-xs">
      <div className="container-page flex h-full items-center justify-between gap-6">
        <span className="flex items-center gap-2">
          <Icon name="place" />
          {city}
        </span>
        <span className="flex items-center gap-6">
          {emailBookings && (
            <a href={`mailto:${emailBookings}`} className="top-link max-md:hidden">
              <Icon name="mail" />
              {emailBookings}
            </a>
          )}
          {phone && (
            <a href={phoneHref(phone)} className="top-link">
              <Icon name="phone" />
              {phone}
            </a>
          )}
          <SearchButton className="top-link" />
          <CartButton />
        </span>
      </div>
    </div>
  )
}
