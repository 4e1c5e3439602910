import { DripBag } from '@/components/art/drip-bag'
import { BookNow } from '@/components/book-now'
import { Price } from '@/components/content/price'
import { minutesOf, motifs } from '@/components/iv-menu/look'
import { Icon } from '@/components/ui/icon'
import { bookableIvService } from '@/lib/care/booking/shared/bookable-names'
import { serviceRequest } from '@/lib/care/booking/shared/request'
import { getBookingSettings } from '@/lib/content/server/booking-settings'
import type { DetailFacts } from '@/lib/content/server/details'
import type { IvService } from '@/lib/content/server/iv-services'
import { pricedDosages } from '@/lib/content/server/priced-dosages'
import { DetailHead, headFacts, headOffer } from './detail-head'
import { OfferingParts } from './offering-parts'

type Props = { service: IvService; facts: DetailFacts }

/** A drip's own page: what it costs and how to book it, what is in it, and what the visit is like. */
export async function DripDetail({ service, facts }: Props) {
  const { _id, name, slug, badge, description, duration, hue, image, price } = service
  const category = facts.parent?.categories?.find(({ key }) => key === service.category)?.label
  const opens = serviceRequest(name, bookableIvService(service, category), await getBookingSettings())
  const dosages = pricedDosages(service)
  const bag = { seed: slug ?? _id, motif: hue ? motifs[hue] : undefined, isAlone: true }
  return (
    <>
      <DetailHead
        facts={facts}
        type="ivService"
        name={name}
        eyebrow={category}
        description={description}
        hue={hue}
        image={image}
        drawing={<DripBag {...bag} minutes={minutesOf(duration)} className="w-44" />}
      >
        <p className={headFacts}>
          {badge && <span className="badge bg-(--wash-deep) text-ink-900">{badge}</span>}
          {duration && (
            <span>
              <Icon name="clock" />
              {duration}
            </span>
          )}
        </p>
        <div className={headOffer}>
          {dosages.length > 0 ? (
            <dl className="grid gap-1">
              {dosages.map(({ label, words }) => (
                <div key={label} className="flex items-baseline gap-3">
                  <dt className="text-sm">{label}</dt>
                  <dd className="price">
                    <strong>{words}</strong>
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <Price dollars={price} of={{ id: _id, type: 'ivService' }} />
          )}
          <BookNow opens={opens} about={name} className="button button-primary" />
        </div>
      </DetailHead>
      <OfferingParts
        facts={facts}
        bag={<DripBag {...bag} category={hue ?? undefined} level={1} className="w-full" />}
      />
    </>
  )
}
