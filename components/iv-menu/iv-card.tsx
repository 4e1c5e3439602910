import { DripBag } from '@/components/art/drip-bag'
import { BookNow } from '@/components/book-now'
import { CmsImage } from '@/components/content/cms-image'
import { editable } from '@/components/content/editable'
import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import type { BookingRequest } from '@/lib/care/booking/shared/request'
import type { IvService } from '@/lib/content/server/menu'
import { pricedDosages } from '@/lib/content/server/prices'
import { detailFolders } from '@/lib/content/shared/detail-path'
import { DosagePriceIsland } from './islands'
import { minutesOf, motifs } from './menu'

type Props = { service: IvService; opens: BookingRequest }

/** One service of the menu: what it is, what is in it, time, price, and the way to book it. */
export function IvCard({ service, opens }: Props) {
  const { _id, name, slug, badge, duration, description, features, hue, anchor, image } = service
  const dosages = pricedDosages(service)
  return (
    <li
      id={anchor || slug || undefined}
      className="card grid grid-cols-[min(5.5rem,28vw)_minmax(0,1fr)] grid-rows-[1fr_auto] overflow-clip target:border-(--deep) target:shadow-soft md:grid-cols-[8rem_minmax(0,1fr)_12.5rem] md:grid-rows-1"
      data-category={hue}
      data-print="card"
    >
      <div className="relative grid items-start justify-items-center bg-wash md:items-center print:hidden">
        {image?.asset ? (
          <CmsImage
            image={image}
            alt={image.alt ?? ''}
            aspect={0.8}
            sizes="(min-width: 48rem) 176px, 96px"
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <DripBag
            seed={slug ?? _id}
            minutes={minutesOf(duration)}
            motif={hue ? motifs[hue] : undefined}
            className="mt-4 w-15 md:my-4 md:w-20"
          />
        )}
      </div>
      <div className="flex flex-col gap-2.5 px-5 py-4.5 md:p-6">
        <h4
          className="font-display text-2xl/[1.15] font-medium tracking-tight text-ink-900"
          {...editable({ id: _id, type: 'ivService', path: 'name' })}
        >
          {name}
        </h4>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-500">
          {badge && <span className="badge bg-(--wash-deep) text-ink-900">{badge}</span>}
          {duration && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="clock" />
              {duration}
            </span>
          )}
        </p>
        {description && <p>{description}</p>}
        {features && features.length > 0 && (
          <ul className="ticks grid gap-1 text-sm [--tick:var(--deep)] print:hidden">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        {slug && (
          <a href={`${detailFolders.ivService}/${slug}`} className="text-link w-fit text-sm print:hidden">
            What’s in it<span className="sr-only">{`: ${name}`}</span>
          </a>
        )}
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-sand-200 px-5 py-3.5 md:col-auto md:flex-col md:items-stretch md:justify-center md:border-s md:border-t-0 md:py-6 md:[&>.price]:justify-center">
        {dosages.length > 0 ? (
          <DosagePriceIsland id={_id} name={name ?? ''} dosages={dosages} />
        ) : (
          <Price dollars={service.price} of={{ id: _id, type: 'ivService' }} />
        )}
        {dosages.length > 1 && (
          // Where nothing can be chosen, all stand below each other: without scripts and on paper.
          <p className="hidden text-sm noscript:block print:block print:*:block" data-dosages>
            {dosages.map(({ label, words }, index) => (
              <span key={label}>{`${label} ${words}${index < dosages.length - 1 ? ', ' : ''}`}</span>
            ))}
          </p>
        )}
        {/* On phones a dosage takes the price's line; booking then has its own, in full. */}
        <BookNow
          opens={opens}
          about={name}
          className={`button button-primary ${dosages.length > 0 ? 'grow md:grow-0' : ''}`}
        />
      </div>
    </li>
  )
}
