import { BookNow } from '@/components/book-now'
import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import type { BookingRequest } from '@/lib/care/booking/shared/request'
import type { Treatment } from '@/lib/content/server/menu'
import { TreatmentPicture, treatmentFacts } from './treatment-picture'

type Props = { treatment: Treatment; opens: BookingRequest; isExtra: boolean }

/** Name, what for, time, price, and the way to book it. */
export function TreatmentCard({ treatment, opens, isExtra }: Props) {
  const { title, subtitle, duration, description, features, price, originalPrice, satisfaction } = treatment
  const hasPhoto = Boolean(treatment.image?.asset)
  const clear = hasPhoto ? '' : 'pe-20'
  return (
    <li
      className={`relative flex flex-col overflow-clip rounded-card border border-sand-200 bg-wash-corner ${
        isExtra ? 'scripted:group-not-data-all:hidden' : ''
      }`}
      data-category={treatment.gradient}
      tabIndex={isExtra ? -1 : undefined}
    >
      {/* The bag hangs from the card's edge; the words keep clear of it. */}
      <div className={hasPhoto ? 'w-full' : 'absolute -top-1 right-4 w-21'}>
        <TreatmentPicture
          treatment={treatment}
          aspect={2}
          sizes="(min-width: 1024px) 378px, (min-width: 640px) 50vw, 100vw"
          photoClass="aspect-[2] w-full object-cover"
        />
      </div>
      <div className="flex flex-1 flex-col px-6 pt-6 pb-5">
        <h3 className={`font-display text-title/[1.15] font-medium ${clear}`}>{title}</h3>
        {/* Drawn above the name but read after it: who jumps from heading to heading must not miss it. */}
        <p className={`-order-1 mb-1 text-xs font-semibold text-(--deep) ${clear}`}>{subtitle}</p>
        <TreatmentBadges {...treatment} clear={clear} />
        <p className={`mt-2.5 ${treatmentFacts} ${clear}`}>
          {duration && (
            <span>
              <Icon name="clock" />
              {duration}
            </span>
          )}
          {typeof satisfaction === 'number' && <span>{satisfaction}% satisfied</span>}
        </p>
        <details className="fold group mt-auto sm:mt-7">
          <summary className="text-(--deep)">
            <span>
              What’s in it<span className="sr-only">{`: ${title}`}</span>
            </span>
            <Icon name="down" className="transition-transform group-open:rotate-180" />
          </summary>
          {description && <p className="text-sm/normal">{description}</p>}
          {features && features.length > 0 && (
            <ul className="ticks mt-3 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-700 [--tick:var(--deep)] sm:grid">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
        </details>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-sand-200 px-6 py-4 max-2xs:[&>.button]:flex-[1_0_100%]">
        <Price
          dollars={price}
          originalDollars={originalPrice}
          of={{ id: treatment._id, type: 'treatment' }}
        />
        <BookNow opens={opens} about={title} />
      </div>
    </li>
  )
}

function TreatmentBadges({ isPopular, isTrending, clear }: Treatment & { clear: string }) {
  if (!isPopular && !isTrending) return null
  return (
    <p className={`mt-3 flex min-h-6.5 flex-wrap gap-1.5 ${clear}`}>
      {isPopular && <span className="badge">Popular</span>}
      {isTrending && <span className="badge badge-quiet">Trending</span>}
    </p>
  )
}
