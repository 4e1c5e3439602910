import { TestimonialQuote } from '@/components/testimonials/testimonial-quote'
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
    <div className="col-span-full rounded-card bg-sand-50 p-panel text-ink-700 [--focus:var(--color-agave-600)]">
      <h3 className="text-ink-900">{heading}</h3>
      {hasProvider ? (
        <ProviderReviewsPlace
          address={widgetAddress(reviewsScript, env.widgetsStandInUrl)}
          id={reviewsId ?? ''}
          limitSeconds={limitSeconds ?? null}
          phone={site?.phone ?? null}
        >
          <div className="has-[~[data-ready]]:invisible">
            <OwnReviews />
          </div>
        </ProviderReviewsPlace>
      ) : (
        <OwnReviews />
      )}
    </div>
  )
}

/** As many as fit beside one another. */
const shown = 3

/** The clinic's own testimonials in short; on phones two are enough to scroll past. */
async function OwnReviews() {
  const testimonials = (await listTestimonials()).slice(0, shown)
  return (
    <ul className="grid min-h-80 content-start gap-x-10 gap-y-6 max-md:*:nth-[n+3]:hidden md:min-h-64 md:grid-cols-3">
      {testimonials.map((testimonial) => (
        <li key={testimonial._id}>
          <TestimonialQuote {...testimonial} isSmall />
        </li>
      ))}
    </ul>
  )
}
