import { GiftCardArt } from '@/components/art/gift-card-art'
import { CallLink } from '@/components/content/call-link'
import { CmsImage } from '@/components/content/cms-image'
import { Price } from '@/components/content/price'
import type { GiftPreset } from '@/lib/content/server/menu'
import { priceCents } from '@/lib/content/server/prices'
import { formatCents } from '@/lib/platform/shared/money'
import { savingsPercent } from '@/lib/shop/gift-cards/shared/gift-card'
import type { Tone } from './choices'

type Props = {
  preset: GiftPreset
  phone: string | null | undefined
  buyLabel: string
  tone: Tone
}

/**
 * A gift card with a fixed amount: what it costs, what it is worth, what is saved; its button fills in the form
 * (GIFT-005).
 */
export function GiftCard({ preset, phone, buyLabel, tone }: Props) {
  const { title, amount, originalPrice, isPopular, description, features, image } = preset
  const price = priceCents(amount)
  const value = priceCents(originalPrice)
  const percent = price !== null && value !== null && savingsPercent(price, value)
  return (
    <li className="row-span-3 grid grid-rows-subgrid gap-5">
      <div className="*:w-full *:rounded-card *:shadow-soft">
        {image?.asset ? (
          <CmsImage
            image={image}
            alt={image.alt ?? ''}
            aspect={1.6}
            sizes="(min-width: 64rem) 378px, (min-width: 40rem) 50vw, 100vw"
          />
        ) : (
          <GiftCardArt
            amount={value === null ? null : formatCents(value)}
            name={title ?? undefined}
            tone={tone}
          />
        )}
      </div>
      <div className="grid grid-cols-[auto_1fr] content-start items-center gap-3">
        <h3>{title}</h3>
        {isPopular && <span className="badge justify-self-start">Popular</span>}
        <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
          <Price
            dollars={amount}
            originalDollars={originalPrice}
            original="worth"
            of={{ id: preset._id, type: 'giftPreset' }}
          />
          {percent && (
            <span className="rounded-full bg-agave-100 px-3 py-[0.2rem] text-sm font-semibold text-agave-800">
              Save {percent}%
            </span>
          )}
        </p>
        {description && <p className="col-span-full">{description}</p>}
        {features && features.length > 0 && (
          <ul className="ticks col-span-full grid gap-1.5 text-sm">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </div>
      {price && value ? (
        <a href="#gift-form" data-gift={preset._id} className="button button-primary justify-self-start">
          {buyLabel}
          <span className="sr-only">{`: ${title}`}</span>
        </a>
      ) : (
        <CallLink
          phone={phone}
          label={`Call ${phone}`}
          about={title}
          className="button button-primary justify-self-start"
        />
      )}
    </li>
  )
}
