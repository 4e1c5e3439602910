import { Scene } from '@/components/art/scene'
import { CallLink } from '@/components/content/call-link'
import { ButtonLink } from '@/components/content/links'
import { unbroken } from '@/components/content/unbroken'
import { ScheduleExamIsland } from '@/components/exam/islands'
import { OtherWays } from '@/components/exam/other-ways'
import { examOf } from '@/lib/care/exam/server/exam'
import { getBookingSettings } from '@/lib/content/server/booking-settings'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { env } from '@/lib/platform/server/env'
import { Section } from './section'

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
