import { ButtonLink } from '@/components/content/links'
import { Reviews } from '@/components/reviews/reviews'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

const looks = ['light', 'outline-light', 'outline-light'] as const

export function BookingCallout({
  heading,
  text,
  points,
  assurances,
  links,
  reviewsHeading,
  anchor,
}: BlockOf<'bookingCallout'>) {
  return (
    <Section tone="agave" anchor={anchor}>
      <div className="booking">
        <div>
          <h2>{heading}</h2>
          {text && <p className="mt-5 max-w-[50ch] text-lead whitespace-pre-line">{text}</p>}
          <div className="booking-links">
            {links?.map((link, index) => (
              <ButtonLink key={link._key} link={link} look={looks[index] ?? 'outline-light'} />
            ))}
          </div>
        </div>
        <ul className="booking-points">
          {points?.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {assurances && assurances.length > 0 && (
          <ul className="booking-assurances ticks">
            {assurances.map((assurance) => (
              <li key={assurance}>{assurance}</li>
            ))}
          </ul>
        )}
        {reviewsHeading && <Reviews heading={reviewsHeading} />}
      </div>
    </Section>
  )
}
