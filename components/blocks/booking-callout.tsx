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
      <div className="grid gap-x-split gap-y-10 lap:grid-cols-[7fr_5fr]">
        <div>
          <h2>{heading}</h2>
          {text && <p className="mt-5 max-w-[52ch] text-lead whitespace-pre-line">{text}</p>}
          <div className="mt-8 flex flex-wrap gap-3">
            {links?.map((link, index) => (
              <ButtonLink key={link._key} link={link} look={looks[index] ?? 'outline-light'} />
            ))}
          </div>
        </div>
        <ul className="self-center">
          {points?.map((point) => (
            <li
              key={point}
              className="drop flex gap-4 border-t border-line-dark py-3 text-lg/[1.3] text-sand-50 [--fill:var(--color-bloom-500)] before:mt-1.5"
            >
              {point}
            </li>
          ))}
        </ul>
        {assurances && assurances.length > 0 && (
          <ul className="ticks col-span-full flex flex-wrap gap-x-8 gap-y-2 text-sm [--tick:var(--color-agave-300)]">
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
