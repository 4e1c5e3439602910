import { BookNow } from '@/components/book-now'
import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import type { BookingRequest } from '@/lib/care/booking/shared/request'
import type { Treatment } from '@/lib/content/server/menu'
import { TreatmentPicture, treatmentFacts } from './treatment-picture'

/** The card in the row: enough to choose by. */
export function FeaturedTab({ _id, title, duration, price, originalPrice }: Treatment) {
  return (
    <>
      <strong className="text-base/[1.3] font-bold">{title}</strong>
      <span className="text-xs tabular">{duration}</span>
      <Price dollars={price} originalDollars={originalPrice} of={{ id: _id, type: 'treatment' }} />
    </>
  )
}

type Props = { treatment: Treatment; opens: BookingRequest }

/** The chosen treatment in full. */
export function FeaturedTreatment({ treatment, opens }: Props) {
  const { title, subtitle, category, duration, description, features, gradient } = treatment
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] md:grid-cols-[5fr_7fr]" data-category={gradient}>
      <div className="grid place-items-center overflow-clip bg-wash-round">
        <TreatmentPicture
          treatment={treatment}
          aspect={1.2}
          sizes="(min-width: 48rem) 40vw, 100vw"
          photoClass="size-full object-cover"
          bagClass="w-12 md:h-84 md:w-auto"
        />
      </div>
      <div className="p-card md:p-columns">
        <p className="mb-1 text-xs font-semibold text-(--deep)">{subtitle}</p>
        <h3 className="font-display text-h2 text-ink-900">{title}</h3>
        <p className={`mt-2.5 ${treatmentFacts}`}>
          <span>
            <Icon name="clock" />
            {duration}
          </span>
          <span>{category}</span>
        </p>
        <p className="mt-4 max-w-[52ch]">{description}</p>
        <ul className="ticks mt-4 grid gap-1 text-sm/[1.43]">
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
