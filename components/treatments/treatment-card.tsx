import { BookNow } from '@/components/book-now'
import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import type { BookingRequest } from '@/lib/care/booking/shared/request'
import type { Treatment } from '@/lib/content/server/treatments'
import { TreatmentPicture } from './treatment-picture'

type Props = { treatment: Treatment; opens: BookingRequest; isExtra: boolean }

/** Name, what for, time, price, and the way to book it. */
export function TreatmentCard({ treatment, opens, isExtra }: Props) {
  const { title, subtitle, duration, description, features, price, originalPrice, satisfaction } = treatment
  return (
    <li
      className={isExtra ? 'treatment treatment-extra' : 'treatment'}
      data-category={treatment.gradient}
      tabIndex={isExtra ? -1 : undefined}
    >
      <div className="treatment-art">
        <TreatmentPicture
          treatment={treatment}
          aspect={2}
          sizes="(min-width: 1024px) 378px, (min-width: 640px) 50vw, 100vw"
        />
      </div>
      <div className="treatment-words">
        <h3>{title}</h3>
        <p className="treatment-line">{subtitle}</p>
        <TreatmentBadges {...treatment} />
        <p className="treatment-facts">
          {duration && (
            <span>
              <Icon name="clock" />
              {duration}
            </span>
          )}
          {typeof satisfaction === 'number' && <span>{satisfaction}% satisfied</span>}
        </p>
        {description && <p className="treatment-about">{description}</p>}
        {features && features.length > 0 && (
          <ul className="treatment-features ticks">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="treatment-offer">
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

function TreatmentBadges({ isPopular, isTrending }: Treatment) {
  if (!isPopular && !isTrending) return null
  return (
    <p className="treatment-badges">
      {isPopular && <span className="badge">Popular</span>}
      {isTrending && <span className="badge badge-quiet">Trending</span>}
    </p>
  )
}
