import { Scene } from '@/components/art/scene'
import { CallLink } from '@/components/content/call-link'
import { ButtonLink } from '@/components/content/links'
import { unbroken } from '@/components/content/unbroken'
import { ScheduleExamIsland } from '@/components/exam/islands'
import { OtherWays } from '@/components/exam/other-ways'
import { Reviews } from '@/components/reviews/reviews'
import { examOf } from '@/lib/care/exam/server/exam'
import type { BlockOf } from '@/lib/content/server/pages'
import { getBookingSettings, getSiteSettings } from '@/lib/content/server/settings'
import { env } from '@/lib/platform/server/env'
import { Section } from './section'

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

const looks = ['light', 'outline-light', 'outline-light'] as const

/** What the exam is and how to have it (CONST-008, CONST-009, HOME-029). */
export async function GoodFaithExam({
  heading,
  text,
  points,
  link,
  art,
  tone,
  anchor,
}: BlockOf<'goodFaithExam'>) {
  const [settings, booking] = await Promise.all([getSiteSettings(), getBookingSettings()])
  const phone = settings?.phone ?? null
  const exam = examOf(booking, env.widgetsStandInUrl)
  const isDark = tone === 'agave'
  return (
    <Section tone={tone} anchor={anchor}>
      <div className="grid items-center gap-x-split gap-y-10 md:grid-cols-[5fr_7fr]">
        <div className="max-md:hidden">
          <Scene name={art} />
        </div>
        <div>
          <h2>{heading}</h2>
          {text && <p className="mt-5 max-w-[65ch] text-lead whitespace-pre-line">{unbroken(text)}</p>}
          {points && points.length > 0 && (
            <ul className="ticks mt-6 grid gap-2">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          <ScheduleExamIsland
            exam={exam}
            phone={phone}
            look={isDark ? 'light' : 'primary'}
            otherWays={<OtherWays exam={exam} phone={phone} look={isDark ? 'outline-light' : 'quiet'} />}
          >
            <ButtonLink link={link} look={isDark ? 'outline-light' : 'quiet'} />
          </ScheduleExamIsland>
          {phone && (
            <p className="mt-3 flex flex-wrap items-center gap-x-2.5 peer-[:not([hidden])]/ways:hidden">
              Rather talk first?{' '}
              <CallLink
                phone={phone}
                label={phone}
                className="call [font-size:inherit] on-dark:text-inherit"
              />
            </p>
          )}
          {exam && (
            <noscript>
              <p className="mt-3">
                <a href={exam.page} className="text-link on-dark:text-inherit">
                  Open the exam’s own page
                </a>
              </p>
            </noscript>
          )}
        </div>
      </div>
    </Section>
  )
}
