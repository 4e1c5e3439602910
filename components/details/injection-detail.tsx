import { Vial, VialParts } from '@/components/art/vial'
import { BookNow } from '@/components/book-now'
import { AddToCartIsland } from '@/components/cart/islands'
import { Price } from '@/components/content/price'
import { categoryNames } from '@/components/injections/categories'
import { Icon } from '@/components/ui/icon'
import { bookableInjection } from '@/lib/care/booking/shared/bookable-names'
import { serviceRequest } from '@/lib/care/booking/shared/request'
import { getBookingSettings } from '@/lib/content/server/booking-settings'
import type { DetailFacts } from '@/lib/content/server/details'
import type { Injection } from '@/lib/content/server/injections'
import { priceCents } from '@/lib/content/server/price-cents'
import { thumbnail } from '@/lib/content/server/thumbnail'
import { DetailHead, headFacts, headOffer } from './detail-head'
import { OfferingParts } from './offering-parts'

type Props = { injection: Injection; facts: DetailFacts }

/** An injection's own page: buy or book it, what is in it, and what the visit is like. */
export async function InjectionDetail({ injection, facts }: Props) {
  const { _id, name, slug, category, description, durationMinutes, image, price, originalPrice } = injection
  const opens = serviceRequest(name, bookableInjection(injection), await getBookingSettings())
  return (
    <>
      <DetailHead
        facts={facts}
        type="injection"
        name={name}
        eyebrow={category && categoryNames[category]}
        description={description}
        hue={category}
        image={image}
        drawing={
          <>
            <VialParts />
            <Vial seed={slug ?? _id} minutes={durationMinutes ?? 10} className="w-44" />
          </>
        }
      >
        <p className={headFacts}>
          {durationMinutes && (
            <span>
              <Icon name="clock" />
              {durationMinutes} minutes
            </span>
          )}
        </p>
        <div className={headOffer}>
          <Price dollars={price} originalDollars={originalPrice} of={{ id: _id, type: 'injection' }} />
          <div className="flex flex-wrap items-end gap-3">
            {name && price !== null && priceCents(price) !== null && (
              <AddToCartIsland product={{ id: _id, name, price, ...thumbnail(image) }} />
            )}
            <BookNow opens={opens} about={name} className="button button-quiet" />
          </div>
        </div>
      </DetailHead>
      <OfferingParts facts={facts} />
    </>
  )
}
