import { Portrait } from '@/components/art/portrait'
import { Icon } from '@/components/ui/icon'
import { Shape } from '@/components/ui/shape'
import { isWidgetAddress, widgetAddress } from '@/lib/care/widgets/shared/widget-address'
import { getBookingSettings, getSiteSettings } from '@/lib/content/server/settings'
import { listTestimonials, type Testimonial } from '@/lib/content/server/testimonials'
import { env } from '@/lib/platform/server/env'
import { ProviderReviewsPlace } from './provider-reviews-place'

/** Reviews: the provider's, where the clinic has one, and its own testimonials until they are there. */
export async function Reviews({ heading }: { heading: string }) {
  const [booking, site] = await Promise.all([getBookingSettings(), getSiteSettings()])
  const { reviewsScript, reviewsId, limitSeconds } = booking ?? {}
  const hasProvider = isWidgetAddress(reviewsScript) && idShape.test(reviewsId ?? '')
  return (
    <div className="col-span-full min-w-0 rounded-card bg-sand-50 p-panel text-ink-700 [--focus:var(--color-agave-600)]">
      <h3 className="font-display text-group text-ink-900 max-sm:hidden">{heading}</h3>
      <details className="fold group">
        <summary className="justify-between text-ink-900">
          {heading}
          <Icon name="plus" className="text-agave-600 transition-transform group-open:rotate-45" />
        </summary>
        {hasProvider ? (
          <ProviderReviewsPlace
            address={widgetAddress(reviewsScript, env.widgetsStandInUrl)}
            id={reviewsId ?? ''}
            limitSeconds={limitSeconds ?? null}
            phone={site?.phone ?? null}
          >
            <div className="min-w-0 has-[~[data-ready]]:invisible">
              <OwnReviews />
            </div>
          </ProviderReviewsPlace>
        ) : (
          <OwnReviews />
        )}
      </details>
    </div>
  )
}

const idShape = /^[\w-]+$/

/** As many as fit beside one another. */
const shown = 3

/** The clinic's own testimonials in short. */
async function OwnReviews() {
  const testimonials = (await listTestimonials()).slice(0, shown)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <ul tabIndex={0} className="shelf grid min-h-64 content-start gap-4 md:grid-cols-3">
      {testimonials.map((testimonial) => (
        <li key={testimonial._id} className="card p-card">
          <TestimonialQuote {...testimonial} isSmall />
        </li>
      ))}
    </ul>
  )
}

type TestimonialQuoteProps = Testimonial & { isSmall?: boolean }

/** What somebody said, with the stars they gave; a sample says that it is one (HOME-004). */
export function TestimonialQuote({ name, text, rating, isSample, isSmall = false }: TestimonialQuoteProps) {
  const looks = isSmall ? small : large
  return (
    <figure>
      {typeof rating === 'number' && (
        <p
          className={`flex gap-0.5 fill-none stroke-bloom-600 stroke-[1.5] [stroke-linejoin:round] ${looks.stars}`}
        >
          <span className="sr-only">{rating} of 5 stars</span>
          {places.map((place) => (
            <svg
              key={place}
              viewBox="0 0 24 24"
              aria-hidden="true"
              className={place <= rating ? 'fill-bloom-500 stroke-bloom-500' : undefined}
            >
              <Shape name="star" />
            </svg>
          ))}
        </p>
      )}
      <blockquote className={`text-ink-900 ${looks.words}`}>
        <p className="before:content-[open-quote] after:content-[close-quote]">{text}</p>
      </blockquote>
      <figcaption className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${looks.who}`}>
        <Portrait name={name?.split?.(',')[0]} className="w-12" />
        <span className="font-semibold">{name}</span>
        {isSample && (
          <span className="rounded-full border border-dashed border-line px-3 py-0.5 text-xs text-ink-500">
            Sample testimonial
          </span>
        )}
      </figcaption>
    </figure>
  )
}

const large = {
  stars: 'justify-center *:w-5.5',
  words: 'mt-4 mb-6 font-display text-quote',
  who: 'justify-center',
}
const small = { stars: '*:w-4.5', words: 'mt-3 mb-4 font-display text-figure', who: '' }

const places = [1, 2, 3, 4, 5]
