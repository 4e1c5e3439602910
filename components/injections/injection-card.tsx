import { Vial } from '@/components/art/vial'
import { BookNow } from '@/components/book-now'
import { AddToCartIsland } from '@/components/cart/islands'
import { CmsImage } from '@/components/content/cms-image'
import { editable } from '@/components/content/editable'
import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import type { BookingRequest } from '@/lib/care/booking/shared/request'
import { thumbnail } from '@/lib/content/server/image-sources'
import type { Injection } from '@/lib/content/server/menu'
import { priceCents } from '@/lib/content/server/prices'
import { detailFolders } from '@/lib/content/shared/detail-path'

type Category = NonNullable<Injection['category']>

/** What each category is called; a category the schema gains must be named here before the site builds. */
export const categoryNames: Record<Category, string> = {
  energy: 'Energy',
  immune: 'Immune',
  beauty: 'Beauty',
  recovery: 'Recovery',
  wellness: 'Wellness',
}

/** The categories that these injections use, in fixed order, with the number of injections in each. */
export function usedCategories(injections: Pick<Injection, 'category'>[]) {
  return (Object.keys(categoryNames) as Category[])
    .map((category) => ({
      category,
      count: injections.filter((injection) => injection.category === category).length,
    }))
    .filter(({ count }) => count > 0)
}

type InjectionCardProps = { injection: Injection; opens: BookingRequest }

/** Name, what for, time, price. The clinic's photo replaces the drawn vial. */
export function InjectionCard({ injection, opens }: InjectionCardProps) {
  const { name, slug, category, description, features, price, originalPrice, durationMinutes, image } =
    injection
  return (
    <li
      className={`card grid overflow-clip sm:grid-cols-1 sm:grid-rows-[11rem_1fr_auto] ${image?.asset ? 'grid-cols-1' : 'grid-cols-[4.5rem_minmax(0,1fr)]'}`}
      id={slug ?? undefined}
      data-category={category}
      data-print="card"
    >
      <div className="relative grid items-end justify-items-center bg-wash print:hidden">
        {image?.asset ? (
          <CmsImage
            image={image}
            alt={image.alt ?? ''}
            aspect={2}
            className="aspect-[2] w-full object-cover sm:absolute sm:inset-0 sm:size-full"
            sizes="(min-width: 1024px) 378px, (min-width: 640px) 50vw, 100vw"
          />
        ) : (
          <Vial
            seed={slug ?? injection._id}
            minutes={durationMinutes ?? 10}
            className="-mb-0.5 w-12 sm:w-22"
          />
        )}
      </div>
      <div className="flex flex-col px-4 pt-4 sm:px-6 sm:pb-6">
        <h3 {...editable({ id: injection._id, type: 'injection', path: 'name' })}>{name}</h3>
        {/* Drawn above the name but read after it: who jumps from heading to heading must not miss it. */}
        <p className="-order-1 flex flex-wrap justify-between gap-x-3 text-xs font-semibold text-ink-500 print:justify-start print:gap-3">
          {category && <span className="text-(--deep)">{categoryNames[category]}</span>}
          {durationMinutes && <span>{durationMinutes} minutes</span>}
        </p>
        <details className="fold group">
          <summary className="text-agave-600">
            <span>
              What it’s for<span className="sr-only">{`: ${name}`}</span>
            </span>
            <Icon name="down" className="transition-transform group-open:rotate-180" />
          </summary>
          {description && <p className="mt-1.5 text-sm/normal">{description}</p>}
          {features && features.length > 0 && (
            <ul className="ticks mt-3 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-500 [--tick:var(--fill)] sm:grid print:hidden">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
          {slug && (
            <p className="mt-2.5 pb-4 text-sm sm:p-0 print:hidden">
              <a href={`${detailFolders.injection}/${slug}`} className="text-link">
                What’s in it<span className="sr-only">{`: ${name}`}</span>
              </a>
            </p>
          )}
        </details>
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-2 border-t border-sand-200 p-3 ps-4 sm:px-6 sm:pt-3.5 sm:pb-6 sm:[&>:not(.price)]:flex-1 [&_.button]:px-3 [&>div]:justify-items-stretch">
        <Price
          className="min-w-16 flex-1 flex-wrap gap-y-0 sm:basis-full"
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
