import { BookNow } from '@/components/book-now'
import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import type { BookingRequest } from '@/lib/care/booking/shared/request'
import type { Treatment } from '@/lib/content/server/treatments'
import { TreatmentPicture } from './treatment-picture'

/** The card in the row: enough to choose by. */
export function FeaturedTab({ _id, title, duration, price, originalPrice }: Treatment) {
  return (
    <>
      <strong className="featured-name">{title}</strong>
      <span className="featured-time">{duration}</span>
      <Price dollars={price} originalDollars={originalPrice} of={{ id: _id, type: 'treatment' }} />
    </>
  )
}

type Props = { treatment: Treatment; opens: BookingRequest }

/** The chosen treatment in full. */
export function FeaturedTreatment({ treatment, opens }: Props) {
  const { title, subtitle, category, duration, description, features, gradient } = treatment
  return (
    <div className="featured" data-category={gradient}>
      <div className="featured-art">
        <TreatmentPicture treatment={treatment} aspect={1.2} sizes="(min-width: 48rem) 40vw, 100vw" />
      </div>
      <div className="featured-words">
        <p className="treatment-line">{subtitle}</p>
        <h3>{title}</h3>
        <p className="treatment-facts">
          <span>
            <Icon name="clock" />
            {duration}
          </span>
          <span>{category}</span>
        </p>
        <p className="mt-4 max-w-[48ch]">{description}</p>
        <ul className="ticks mt-4 grid gap-1 text-sm">
          {features?.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="mt-6">
          <BookNow opens={opens} about={title} />
        </div>
      </div>
    </div>
  )
}
