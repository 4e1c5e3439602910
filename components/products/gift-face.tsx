import { GiftCardArt } from '@/components/art/gift-card-art'
import { CmsLink } from '@/components/content/cms-link'
import { Price } from '@/components/content/price'
import type { GiftPreset } from '@/lib/content/gift-presets'
import { priceCents } from '@/lib/content/price-cents'
import { formatCents } from '@/lib/money'

/** A gift card as a picture with its price, leading to the page where it is bought. */
export function GiftFace({ preset, href }: { preset: GiftPreset; href: string | null | undefined }) {
  const { title, amount, originalPrice } = preset
  const value = priceCents(originalPrice)
  return (
    <li className="product-face">
      <GiftCardArt
        amount={value === null ? null : formatCents(value)}
        name={title ?? undefined}
        tone="bloom"
      />
      <CmsLink href={href}>
        <h3>{title}</h3>
        <Price dollars={amount} originalDollars={originalPrice} />
      </CmsLink>
    </li>
  )
}
