import { BookNow } from '@/components/book-now'
import { AddToCartIsland } from '@/components/cart/islands'
import { CmsLink } from '@/components/content/links'
import { reserveAnchor } from '@/components/events/event-card'
import { bookableIvService } from '@/lib/care/booking/shared/bookable-names'
import { planRequest, serviceRequest } from '@/lib/care/booking/shared/request'
import type { Detail } from '@/lib/content/server/details'
import { thumbnail } from '@/lib/content/server/image-sources'
import type { Page, PageBlock } from '@/lib/content/server/pages'
import { priceCents } from '@/lib/content/server/prices'
import { safeHref } from '@/lib/content/server/safe-href'
import { getBookingSettings, getSiteSettings } from '@/lib/content/server/settings'
import { ActionBar } from './action-bar'

/** The bar at the bottom of phones with what this page is for; nothing where that is booking a visit. */
export async function PageAction({ page }: { page: Page }) {
  const action = page.detail ? await actionOf(page.detail) : mainLink(page.blocks ?? [])
  if (!action) return null
  return <ActionBar phone={(await getSiteSettings())?.phone ?? null}>{action}</ActionBar>
}

const look = 'button button-book w-full'

async function actionOf(detail: Detail) {
  switch (detail.type) {
    case 'ivService': {
      const { of, facts } = detail
      const category = facts.parent?.categories?.find(({ key }) => key === of.category)?.label
      const opens = serviceRequest(of.name, bookableIvService(of, category), await getBookingSettings())
      return <BookNow opens={opens} about={of.name} label="Book this drip" className={look} />
    }
    case 'injection': {
      const { _id, name, price, image } = detail.of
      if (!name || price === null || priceCents(price) === null) return null
      return <AddToCartIsland product={{ id: _id, name, price, ...thumbnail(image) }} />
    }
    case 'membershipPlan':
      return (
        <BookNow
          opens={planRequest(detail.of, detail.plans)}
          about={detail.of.name}
          label="Join Now"
          className={look}
        />
      )
    case 'event':
      if (detail.isOver) return null
      return detail.of.spots == null ? (
        <CmsLink href="/first-time-patients" className={look}>
          Register Now
        </CmsLink>
      ) : (
        <a href={`#${reserveAnchor(detail.of)}`} className={look}>
          Reserve a spot
        </a>
      )
    case 'job': {
      const form = safeHref(detail.of?.applyHref)
      if (!form) return null
      return (
        <a href={form} target="_blank" rel="noopener noreferrer" className={look}>
          <span>
            Apply<span className="sr-only">: {detail.of?.title} (opens in a new tab)</span>
          </span>
        </a>
      )
    }
  }
}

/** Lists to choose from, and forms; each with the name it has in links where an editor gave none. */
const offers: { [Type in PageBlock['_type']]?: string } = {
  clientPortal: '',
  giftPresets: 'gift-options',
  injectionShop: 'injections',
  ivMenu: 'menu',
  jobList: '',
  planList: 'plans',
  productList: '',
  requestForm: 'form',
}

/** The hero's main button, where it leads to what the page itself offers. */
function mainLink(blocks: PageBlock[]) {
  const link = blocks.find((block) => block._type === 'hero')?.primaryLink
  const anchor = link?.href?.match(/^#(.+)/)?.[1]
  const isOffer = blocks.some((block) => anchorOf(block) === anchor)
  if (!anchor || !link?.label || !isOffer) return null
  return (
    <CmsLink href={link.href} className={look}>
      {link.label}
    </CmsLink>
  )
}

const anchorOf = (block: PageBlock) =>
  offers[block._type] === undefined ? null : ('anchor' in block && block.anchor) || offers[block._type]
