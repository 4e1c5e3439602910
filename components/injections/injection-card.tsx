import { Vial } from '@/components/art/vial'
import { BookNow } from '@/components/book-now'
import { AddToCartIsland } from '@/components/cart/islands'
import { CmsImage } from '@/components/content/cms-image'
import { editable } from '@/components/content/editable'
import { Price } from '@/components/content/price'
import type { BookingRequest } from '@/lib/care/booking/shared/request'
import type { Injection } from '@/lib/content/server/injections'
import { priceCents } from '@/lib/content/server/price-cents'
import { categoryNames } from './categories'
import { thumbnail } from './thumbnail'

type Props = { injection: Injection; opens: BookingRequest }

/** Name, what for, time, price. The clinic's photo replaces the drawn vial. */
export function InjectionCard({ injection, opens }: Props) {
  const { name, slug, category, description, features, price, originalPrice, durationMinutes, image } =
    injection
  return (
    <li className="injection" id={slug ?? undefined} data-category={category}>
      <div className="injection-art">
        {image?.asset ? (
          <CmsImage
            image={image}
            alt={image.alt ?? ''}
            aspect={2}
            sizes="(min-width: 1024px) 378px, (min-width: 640px) 50vw, 100vw"
          />
        ) : (
          <Vial seed={slug ?? injection._id} minutes={durationMinutes ?? 10} />
        )}
      </div>
      <div className="injection-words">
        <h3 {...editable({ id: injection._id, type: 'injection', path: 'name' })}>{name}</h3>
        <p className="injection-kind">
          {category && <span>{categoryNames[category]}</span>}
          {durationMinutes && <span>{durationMinutes} minutes</span>}
        </p>
        {description && <p className="injection-about">{description}</p>}
        {features && features.length > 0 && (
          <ul className="injection-features ticks">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="injection-offer">
        <Price
          dollars={price}
          originalDollars={originalPrice}
          of={{ id: injection._id, type: 'injection' }}
        />
        {name && price !== null && priceCents(price) !== null && (
          <AddToCartIsland product={{ id: injection._id, name, price, ...thumbnail(image) }} />
        )}
        <BookNow opens={opens} about={name} className="button button-quiet" />
      </div>
    </li>
  )
}
