import type { ReactNode } from 'react'
import { BookNow } from '@/components/book-now'
import { ViewCart } from '@/components/cart/view-cart'
import { CallLink } from '@/components/content/call-link'
import { anyService } from '@/lib/care/booking/shared/request'
import type { SiteSettings } from '@/lib/content/server/settings'

type Props = Pick<SiteSettings, 'phone'> & {
  /** What the page is for, instead of booking anything: this bar stands in the page then. */
  children?: ReactNode
}

/** On phones the next step stays in reach: once the hero has passed, and always while something is in the cart. */
export function ActionBar({ phone, children }: Props) {
  const Element = children ? 'section' : 'aside'
  return (
    <Element aria-label={children ? 'Next step' : 'Book or call'} className="action-bar">
      <ViewCart look="bar" />
      <div className="action-book">
        {children ?? <BookNow opens={anyService} className="button button-book w-full" />}
      </div>
      <CallLink phone={phone} label="Call" about={phone} className="button button-quiet action-call" />
    </Element>
  )
}
