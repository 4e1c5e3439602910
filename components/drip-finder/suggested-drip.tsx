import { BookNow } from '@/components/book-now'
import { DetailLink } from '@/components/content/detail-link'
import { Icon } from '@/components/ui/icon'
import { bookableIvService } from '@/lib/care/booking/shared/bookable-names'
import { serviceRequest } from '@/lib/care/booking/shared/request'
import type { Suggestion } from '@/lib/care/drip-finder/server/finder'
import { priceWords } from '@/lib/content/server/prices'
import type { BookingSettings } from '@/lib/content/server/settings'
import { formatCents } from '@/lib/platform/shared/money'

type Props = {
  suggestion: Suggestion
  category: string | null | undefined
  booking: BookingSettings | null
  feeCents: number
}

/** One suggestion: what it is, its price with the way to you, its time, and where it is over what was asked for. */
export function SuggestedDrip({ suggestion, category, booking, feeCents }: Props) {
  const { service, price, overCents, overMinutes } = suggestion
  const { name, slug, description, duration } = service
  const over = [
    overCents === null && 'Ask us for the price',
    overCents && `${formatCents(overCents)} over your budget`,
    overMinutes === null && 'Ask us how long it takes',
    overMinutes && 'takes longer than you have',
  ].filter(Boolean)
  return (
    <li className="card grid gap-x-6 gap-y-4 p-card md:grid-cols-[1.4fr_1fr]">
      <div className="grid gap-2">
        <h2 className="font-display text-2xl/[1.15] font-medium tracking-tight">
          <DetailLink type="ivService" slug={slug}>
            {name}
          </DetailLink>
        </h2>
        {duration && (
          <p className="flex items-center gap-2 text-sm">
            <Icon name="clock" />
            {duration}
          </p>
        )}
        {description && <p>{description}</p>}
        {slug && (
          <p className="text-sm">
            <DetailLink type="ivService" slug={slug}>
              <span className="text-link">
                What’s in it<span className="sr-only">{`: ${name}`}</span>
              </span>
            </DetailLink>
          </p>
        )}
      </div>
      <div className="grid content-start justify-items-start gap-3">
        {price ? (
          <p className="price">
            <strong>{priceWords(price)}</strong>
          </p>
        ) : (
          <p className="text-sm">Ask us for the price</p>
        )}
        {price && feeCents > 0 && (
          <p className="text-sm">
            {priceWords({ ...price, cents: price.cents + feeCents })} with the {formatCents(feeCents)} travel
            fee
          </p>
        )}
        {over.length > 0 && <p className="text-sm font-semibold text-ink-900">{sentence(over.join(', '))}</p>}
        <BookNow
          opens={serviceRequest(name, bookableIvService(service, category), booking)}
          about={name}
          label="Book"
          className="button button-primary max-sm:w-full"
        />
      </div>
    </li>
  )
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
