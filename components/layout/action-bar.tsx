import { ViewCart } from '@/components/cart/view-cart'
import { CallLink } from '@/components/content/call-link'
import type { SiteSettings } from '@/lib/content/settings'

/** On phones the next step stays in reach: once the hero has passed, and always while something is in the cart. */
export function ActionBar({ phone }: Pick<SiteSettings, 'phone'>) {
  return (
    <div className="action-bar">
      <ViewCart look="bar" />
      <CallLink phone={phone} label={`Call ${phone}`} className="button action-call" />
    </div>
  )
}
