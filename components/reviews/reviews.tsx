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
    <div className="reviews">
      <h3>{heading}</h3>
      {hasProvider ? (
        <ProviderReviewsPlace
          address={widgetAddress(reviewsScript, env.widgetsStandInUrl)}
          id={reviewsId ?? ''}
          limitSeconds={limitSeconds ?? null}
          phone={site?.phone ?? null}
        >
          <div className="reviews-own">
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

/** The clinic's own testimonials in short. */
async function OwnReviews() {
  const testimonials = (await listTestimonials()).slice(0, shown)
  return (
    <ul className="reviews-list">
      {testimonials.map((testimonial) => (
        <li key={testimonial._id}>
          <TestimonialQuote {...testimonial} />
        </li>
      ))}
    </ul>
  )
}
