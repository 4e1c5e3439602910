import type { ReactNode } from 'react'
import { GiftCardArt } from '@/components/art/gift-card-art'
import { AddToCartIsland } from '@/components/cart/islands'
import { CmsLink } from '@/components/content/links'
import { Price } from '@/components/content/price'
import { type Tone, toneAt } from '@/components/gift-cards/choices'
import { thumbnail } from '@/components/injections/thumbnail'
import { Icon } from '@/components/ui/icon'
import { type GiftPreset, listGiftPresets } from '@/lib/content/server/gift-presets'
import { listInjections } from '@/lib/content/server/injections'
import { listMembershipPlans } from '@/lib/content/server/membership-plans'
import type { BlockOf } from '@/lib/content/server/pages'
import { priceCents } from '@/lib/content/server/price-cents'
import { formatCents } from '@/lib/platform/shared/money'

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

type Props = {
  name: string | null
  note?: string | null
  price: ReactNode
  action: ReactNode
  hue?: string | null
}

/** One line of a price list. */
function ProductRow({ name, note, price, action, hue }: Props) {
  return (
    <li className="product" data-category={hue || undefined}>
      <div>
        <h3>{name}</h3>
        {note && <p>{note}</p>}
      </div>
      {price}
      {action}
    </li>
  )
}

type GiftFaceProps = { preset: GiftPreset; tone: Tone; href: string | null | undefined }

/** A gift card as a picture with its price, leading to the page where it is bought. */
function GiftFace({ preset, tone, href }: GiftFaceProps) {
  const { title, amount, originalPrice } = preset
  const value = priceCents(originalPrice)
  return (
    <li className="product-face">
      <GiftCardArt
        amount={value === null ? null : formatCents(value)}
        name={title ?? undefined}
        tone={tone}
      />
      <CmsLink href={href}>
        <h3>{title}</h3>
        <Price
          dollars={amount}
          originalDollars={originalPrice}
          original="worth"
          of={{ id: preset._id, type: 'giftPreset' }}
        />
      </CmsLink>
    </li>
  )
}
