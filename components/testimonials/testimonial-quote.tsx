import { Portrait } from '@/components/art/portrait'
import type { Testimonial } from '@/lib/content/server/testimonials'

const star = 'M12 3.500l2.6 5.500 6 .8-4.4 4.200 1.1 6-5.3-2.900-5.300 2.900 1.100-6L3.400 9.800l6-.8z'
const places = [1, 2, 3, 4, 5]

/** What somebody said, with the stars they gave; a sample says that it is one (HOME-004). */
export function TestimonialQuote({ name, text, rating, isSample }: Testimonial) {
  return (
    <figure className="quote">
      {typeof rating === 'number' && (
        <p className="quote-stars">
          <span className="sr-only">{rating} of 5 stars</span>
          {places.map((place) => (
            <svg key={place} viewBox="0 0 24 24" aria-hidden="true" data-given={place <= rating || undefined}>
              <path d={star} />
            </svg>
          ))}
        </p>
      )}
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <Portrait name={name?.split?.(',')[0]} className="quote-portrait" />
        <span className="font-semibold">{name}</span>
        {isSample && <span className="quote-sample">Sample testimonial</span>}
      </figcaption>
    </figure>
  )
}
