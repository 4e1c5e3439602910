import { AddToCartIsland } from '@/components/cart/islands'
import { CmsLink } from '@/components/content/cms-link'
import { Price } from '@/components/content/price'
import { toneAt } from '@/components/gift-cards/tones'
import { thumbnail } from '@/components/injections/thumbnail'
import { Icon } from '@/components/ui/icon'
import { listGiftPresets } from '@/lib/content/server/gift-presets'
import { listInjections } from '@/lib/content/server/injections'
import { listMembershipPlans } from '@/lib/content/server/membership-plans'
import type { BlockOf } from '@/lib/content/server/pages'
import { priceCents } from '@/lib/content/server/price-cents'
import { GiftFace } from './gift-face'
import { ProductRow } from './product-row'

type Link = BlockOf<'productList'>['link']

/** The lines of a price list of this kind; none for a kind that is unknown. */
export async function listRows(kind: BlockOf<'productList'>['kind'], link: Link) {
  switch (kind) {
    case 'injections':
      return (await listInjections()).map(
        ({ _id, name, durationMinutes, price, originalPrice, image, category }) => (
          <ProductRow
            key={_id}
            name={name}
            note={durationMinutes && `${durationMinutes} minutes`}
            hue={category}
            price={
              <Price dollars={price} originalDollars={originalPrice} of={{ id: _id, type: 'injection' }} />
            }
            action={
              name &&
              price !== null &&
              priceCents(price) !== null && (
                <AddToCartIsland product={{ id: _id, name, price, ...thumbnail(image) }} />
              )
            }
          />
        ),
      )
    case 'plans':
      return (await listMembershipPlans()).map(({ _id, name, features, price, period }) => (
        <ProductRow
          key={_id}
          name={name}
          note={features?.slice(0, 3).join('\u00a0· ')}
          price={<PerPeriod plan={_id} dollars={price} period={period} />}
          action={<SeeMore link={link} about={name} />}
        />
      ))
    case 'giftCards':
      return (await listGiftPresets()).map((preset, place) => (
        <GiftFace key={preset._id} preset={preset} tone={toneAt(place)} href={link?.href} />
      ))
    default:
      return []
  }
}

type PerPeriodProps = { plan: string; dollars: number | null; period: string | null }

function PerPeriod({ plan, dollars, period }: PerPeriodProps) {
  return (
    <span className="per-period">
      <Price dollars={dollars} of={{ id: plan, type: 'membershipPlan' }} />
      {period && priceCents(dollars) !== null && ` a ${period}`}
    </span>
  )
}

function SeeMore({ link, about }: { link: Link; about: string | null }) {
  if (!link?.href) return null
  return (
    <CmsLink href={link.href} className="product-link">
      <span className="sr-only">
        {link.label}: {about}
      </span>
      <Icon name="right" />
    </CmsLink>
  )
}
