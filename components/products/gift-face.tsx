import { GiftCardArt } from '@/components/art/gift-card-art'
import { CmsLink } from '@/components/content/cms-link'
import { Price } from '@/components/content/price'
import type { Tone } from '@/components/gift-cards/tones'
import type { GiftPreset } from '@/lib/content/server/gift-presets'
import { priceCents } from '@/lib/content/server/price-cents'
import { formatCents } from '@/lib/platform/shared/money'

type Props = { preset: GiftPreset; tone: Tone; href: string | null | undefined }

/** A gift card as a picture with its price, leading to the page where it is bought. */
export function GiftFace({ preset, tone, href }: Props) {
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
        <Price dollars={amount} originalDollars={originalPrice} of={{ id: preset._id, type: 'giftPreset' }} />
      </CmsLink>
    </li>
  )
}
