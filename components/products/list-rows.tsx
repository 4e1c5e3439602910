import type { ReactNode } from 'react'
import { GiftCardArt } from '@/components/art/gift-card-art'
import { AddToCartIsland } from '@/components/cart/islands'
import { CmsLink } from '@/components/content/links'
import { Price } from '@/components/content/price'
import { type Tone, toneAt } from '@/components/gift-cards/choices'
import { Icon } from '@/components/ui/icon'
import { thumbnail } from '@/lib/content/server/image-sources'
import {
  type GiftPreset,
  listGiftPresets,
  listInjections,
  listMembershipPlans,
} from '@/lib/content/server/menu'
import type { BlockOf } from '@/lib/content/server/pages'
import { priceCents } from '@/lib/content/server/prices'
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
            isInShop
            price={
              <Price
                dollars={price}
                originalDollars={originalPrice}
                of={{ id: _id, type: 'injection' }}
                className="flex-col items-end gap-0 text-xs max-xs:row-2 max-xs:flex-row max-xs:items-baseline max-xs:gap-2 [&>strong]:text-[1.375rem]"
              />
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
    <span className="text-sm whitespace-nowrap">
      <Price
        dollars={dollars}
        of={{ id: plan, type: 'membershipPlan' }}
        className="[&>strong]:text-[1.375rem]"
      />
      {period && priceCents(dollars) !== null && ` a ${period}`}
    </span>
  )
}

function SeeMore({ link, about }: { link: Link; about: string | null }) {
  if (!link?.href) return null
  return (
    <CmsLink
      href={link.href}
      className="grid size-11 place-items-center rounded-full border border-line text-agave-700 hover:border-agave-700 hover:bg-white"
    >
      <span className="sr-only">
        {link.label}: {about}
      </span>
      <Icon name="right" />
    </CmsLink>
  )
}

type ProductRowProps = {
  name: string | null
  note?: string | null
  price: ReactNode
  action: ReactNode
  hue?: string | null
  isInShop?: boolean
}

/** One line of a price list. */
function ProductRow({ name, note, price, action, hue, isInShop = false }: ProductRowProps) {
  const look = isInShop ? inShop : plan
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-5 gap-y-1 border-b border-sand-300 py-3.5 max-[18rem]:flex max-[18rem]:flex-wrap ${look.row}`}
      data-category={hue || undefined}
    >
      <div className={look.words}>
        <h3 className={look.name}>{name}</h3>
        {note && <p className={`text-sm ${look.note}`}>{note}</p>}
      </div>
      {price}
      {action}
    </li>
  )
}

/** On phones name, time and price stand on the left, and one button beside them: no wall of buttons. */
const inShop = {
  row: 'max-xs:grid-cols-[minmax(0,1fr)_auto] max-xs:[&>div:last-child]:col-2 max-xs:[&>div:last-child]:row-[1/span_2]',
  words: undefined,
  name: 'drop flex items-baseline gap-2.5',
  note: '',
}

/** On phones what a plan holds runs below its price, not in a narrow column beside it. */
const plan = {
  row: '',
  words: 'max-xs:contents',
  name: undefined,
  note: 'max-xs:col-span-full max-xs:row-2',
}

type GiftFaceProps = { preset: GiftPreset; tone: Tone; href: string | null | undefined }

/** A gift card as a picture with its price, leading to the page where it is bought. */
function GiftFace({ preset, tone, href }: GiftFaceProps) {
  const { title, amount, originalPrice } = preset
  const value = priceCents(originalPrice)
  return (
    <li className="grid gap-3.5">
      <GiftCardArt
        amount={value === null ? null : formatCents(value)}
        name={title ?? undefined}
        tone={tone}
      />
      <CmsLink href={href} className="group flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="group-hover:underlined">{title}</h3>
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
