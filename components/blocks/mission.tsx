import { Ocotillo } from '@/components/art/ocotillo'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { Section } from './section'

/**
 * What the clinic stands for, and since when it holds its licence: the year is the settings' (ABOUT-006, CONST-013).
 */
export async function Mission({ _key, heading, statement, claim, tone, anchor }: BlockOf<'mission'>) {
  const settings = await getSiteSettings()
  const year = settings?.licensedSince
  return (
    <Section tone={tone} anchor={anchor}>
      <div className="mission">
        <h2>{heading}</h2>
        <p className="mission-statement">{statement}</p>
        {claim && year && (
          <p className="mission-claim">
            {claim} {year}
          </p>
        )}
        <svg viewBox="0 0 240 280" aria-hidden="true" className="mission-art">
          <Ocotillo seed={_key} root={{ x: 120, y: 284 }} height={270} spread={100} count={7} width={4} />
        </svg>
      </div>
    </Section>
  )
}
