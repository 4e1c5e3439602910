import { DripBag } from '@/components/art/drip-bag'
import { BookNow } from '@/components/book-now'
import { CmsImage } from '@/components/content/cms-image'
import { editable } from '@/components/content/editable'
import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import type { BookingRequest } from '@/lib/care/booking/shared/request'
import type { IvService } from '@/lib/content/server/iv-services'
import { pricedDosages } from '@/lib/content/server/priced-dosages'
import { DosagePriceIsland } from './islands'

const motifs = {
  hydration: 'drop',
  energy: 'bolt',
  immune: 'shield',
  recovery: 'sun',
  beauty: 'blossom',
  nad: 'hexagon',
} as const

type Props = { service: IvService; opens: BookingRequest }

/** One service of the menu: what it is, what is in it, time, price, and the way to book it. */
export function IvCard({ service, opens }: Props) {
  const { _id, name, slug, badge, duration, description, features, hue, anchor, image } = service
  const dosages = pricedDosages(service)
  return (
    <li id={anchor || undefined} className="iv-card" data-category={hue}>
      <div className="iv-art">
        {image?.asset ? (
          <CmsImage image={image} alt={image.alt ?? ''} aspect={0.8} sizes="(min-width: 48rem) 176px, 96px" />
        ) : (
          <DripBag seed={slug ?? _id} minutes={minutesOf(duration)} motif={hue ? motifs[hue] : undefined} />
        )}
      </div>
      <div className="iv-words">
        <h4 {...editable({ id: _id, type: 'ivService', path: 'name' })}>{name}</h4>
        <p className="iv-kind">
          {badge && <span className="badge">{badge}</span>}
          {duration && (
            <span className="iv-time">
              <Icon name="clock" />
              {duration}
            </span>
          )}
        </p>
        {description && <p className="iv-about">{description}</p>}
        {features && features.length > 0 && (
          <ul className="iv-features ticks">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="iv-offer">
        {dosages.length > 0 ? (
          <DosagePriceIsland id={_id} name={name ?? ''} dosages={dosages} />
        ) : (
          <Price dollars={service.price} of={{ id: _id, type: 'ivService' }} />
        )}
        {dosages.length > 1 && (
          <p className="iv-every-dosage">
            {dosages.map(({ label, words }, index) => (
              <span key={label}>
                {`${label} ${words}`}
                {index < dosages.length - 1 && ', '}
              </span>
            ))}
          </p>
        )}
        <BookNow opens={opens} about={name} />
      </div>
    </li>
  )
}

/** What the drawing needs of a time such as '45 min'; hours fill the bag. */
function minutesOf(duration: string | null): number | undefined {
  if (!duration) return undefined
  return duration.includes('min') ? Number.parseInt(duration, 10) || undefined : 60
}
