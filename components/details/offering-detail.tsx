import { DripBag } from '@/components/art/drip-bag'
import { Vial } from '@/components/art/vial'
import { BookNow } from '@/components/book-now'
import { AddToCartIsland } from '@/components/cart/islands'
import { Price } from '@/components/content/price'
import { categoryNames } from '@/components/injections/injection-card'
import { minutesOf, motifs } from '@/components/iv-menu/menu'
import { Icon } from '@/components/ui/icon'
import { bookableInjection, bookableIvService } from '@/lib/care/booking/shared/bookable-names'
import { planRequest, serviceRequest } from '@/lib/care/booking/shared/request'
import type { DetailFacts } from '@/lib/content/server/details'
import { thumbnail } from '@/lib/content/server/image-sources'
import type { Injection, IvService, MembershipPlan } from '@/lib/content/server/menu'
import { priceCents, pricedDosages } from '@/lib/content/server/prices'
import { getBookingSettings } from '@/lib/content/server/settings'
import { DetailHead, HeadCard, headFacts, headOffer } from './detail-head'
import { OfferingParts } from './offering-parts'

type DripDetailProps = { service: IvService; facts: DetailFacts }

/** A drip's own page: what it costs and how to book it, what is in it, and what the visit is like. */
export async function DripDetail({ service, facts }: DripDetailProps) {
  const { _id, name, slug, badge, description, duration, hue, image, price } = service
  const category = facts.parent?.categories?.find(({ key }) => key === service.category)?.label
  const opens = serviceRequest(name, bookableIvService(service, category), await getBookingSettings())
  const dosages = pricedDosages(service)
  const bag = { seed: slug ?? _id, motif: hue ? motifs[hue] : undefined }
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

type InjectionDetailProps = { injection: Injection; facts: DetailFacts }

/** An injection's own page: buy or book it, what is in it, and what the visit is like. */
export async function InjectionDetail({ injection, facts }: InjectionDetailProps) {
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
        drawing={<Vial seed={slug ?? _id} minutes={durationMinutes ?? 10} className="w-44" />}
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

type PlanDetailProps = { plan: MembershipPlan; plans: MembershipPlan[]; facts: DetailFacts }

/** A plan's own page: what it includes, when it pays off, and in a card how to join. */
export async function PlanDetail({ plan, plans, facts }: PlanDetailProps) {
  const { _id, name, slug, description, price, period, features, savings } = plan
  return (
    <DetailHead
      facts={facts}
      type="membershipPlan"
      name={name}
      description={description}
      aside={
        <HeadCard picture={<MonthOf seed={slug ?? _id} features={features ?? []} />} facts={[]}>
          <p className="flex items-baseline gap-2">
            <Price dollars={price} of={{ id: _id, type: 'membershipPlan' }} />
            {period && <span>a {period}</span>}
          </p>
          {savings && <p className="border-s-2 border-bloom-500 ps-3.5 text-sm">{savings}</p>}
          <BookNow opens={planRequest(plan, plans)} label="Join Now" about={name} />
        </HeadCard>
      }
    >
      {features && features.length > 0 && (
        <ul className="ticks mt-6 grid gap-3 text-lg">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </DetailHead>
  )
}

const hues = ['hydration', 'energy', 'immune', 'beauty', 'recovery', 'nad', 'wellness']
const most = 8

/** How many of these its features name: “4 vitamin shots each month”. */
const countOf = (features: string[], what: RegExp) =>
  Math.min(most, Number(features.map((one) => what.exec(one)?.[1]).find(Boolean) ?? 0))

/** What a month holds: as many bags and vials as the plan's features say. */
function MonthOf({ seed, features }: { seed: string; features: string[] }) {
  const bags = countOf(features, /(\d+)\D{0,12}drips?\b/i)
  const vials = countOf(features, /(\d+)\D{0,16}shots?\b/i)
  const many = (count: number) => Array.from({ length: count }, (_, index) => index)
  return (
    <div
      className="flex min-h-64 flex-wrap items-end justify-center gap-2 bg-wash p-card pb-0"
      data-category="hydration"
    >
      {many(bags).map((index) => (
        <DripBag
          key={index}
          seed={`${seed}-${index}`}
          category={hues[index % hues.length]}
          className="w-12 self-start sm:w-21"
        />
      ))}
      {many(vials).map((index) => (
        <span key={index} data-category={hues[(index + 1) % hues.length]}>
          <Vial seed={`${seed}-${index}`} minutes={8} className="-mb-0.5 w-8 sm:w-12" />
        </span>
      ))}
    </div>
  )
}
