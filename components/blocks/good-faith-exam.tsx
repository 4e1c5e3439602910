import { Scene } from '@/components/art/scene'
import { ButtonLink } from '@/components/content/button-link'
import { CallLink } from '@/components/content/call-link'
import type { BlockOf } from '@/lib/content/pages'
import { getSiteSettings } from '@/lib/content/settings'
import { Section } from './section'

/** What the exam is and how to have it (CONST-008, CONST-009). */
export async function GoodFaithExam({
  heading,
  text,
  points,
  link,
  art,
  tone,
  anchor,
}: BlockOf<'goodFaithExam'>) {
  const settings = await getSiteSettings()
  const isDark = tone === 'agave'
  return (
    <Section tone={tone} anchor={anchor}>
      <div className="exam">
        <Scene name={art} className="exam-art" />
        <div>
          <h2>{heading}</h2>
          {text && <p className="mt-5 max-w-[58ch] text-lead whitespace-pre-line">{text}</p>}
          {points && points.length > 0 && (
            <ul className="ticks mt-6 grid gap-2">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <CallLink
              phone={settings?.phone}
              label={`Call ${settings?.phone}`}
              className={`button ${isDark ? 'button-light' : 'button-primary'}`}
            />
            <ButtonLink link={link} look={isDark ? 'outline-light' : 'quiet'} />
          </div>
        </div>
      </div>
    </Section>
  )
}
