import { TestimonialQuote } from '@/components/testimonials/testimonial-quote'
import { listTestimonials } from '@/lib/content/server/testimonials'

/** As many as fit beside one another. */
const shown = 3

/** The clinic's own testimonials in short. */
export async function OwnReviews() {
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
