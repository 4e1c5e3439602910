import { TestimonialQuote } from '@/components/testimonials/testimonial-quote'
import { Icon } from '@/components/ui/icon'
import { isWidgetAddress, widgetAddress } from '@/lib/care/widgets/shared/widget-address'
import { getBookingSettings } from '@/lib/content/server/booking-settings'
import { getSiteSettings } from '@/lib/content/server/settings'
import { listTestimonials } from '@/lib/content/server/testimonials'
import { env } from '@/lib/platform/server/env'
import { ProviderReviewsPlace } from './provider-reviews-place'

const idShape = /^[\w-]+$/

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
