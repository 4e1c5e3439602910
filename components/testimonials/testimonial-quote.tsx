import { Portrait } from '@/components/art/portrait'
import type { Testimonial } from '@/lib/content/server/testimonials'

const star = 'M12 3.500l2.6 5.500 6 .8-4.4 4.200 1.1 6-5.3-2.900-5.300 2.900 1.100-6L3.400 9.800l6-.8z'
const places = [1, 2, 3, 4, 5]

type Props = Testimonial & { isSmall?: boolean }

const large = {
  stars: 'justify-center *:w-5.5',
  words: 'mt-4 mb-6 font-display text-quote',
  who: 'justify-center',
}
const small = { stars: '*:w-4.5', words: 'mt-3 mb-4 font-display text-figure', who: '' }

/** What somebody said, with the stars they gave; a sample says that it is one (HOME-004). */
export function TestimonialQuote({ name, text, rating, isSample, isSmall = false }: Props) {
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
              <path d={star} />
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
