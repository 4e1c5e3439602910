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
      <div className="relative grid justify-items-start gap-6">
        <h2 className="font-text text-sm/normal font-semibold tracking-normal text-accent">{heading}</h2>
        <p className="max-w-[24ch] font-display text-statement text-balance text-strong">{statement}</p>
        {claim && year && (
          <p className="rounded-full border border-(color:--rule,var(--color-sand-300)) px-5 py-2 font-semibold tabular">
            {claim} {year}
          </p>
        )}
        <svg
          viewBox="0 0 240 280"
          aria-hidden="true"
          className="hidden md:absolute md:right-0 md:-bottom-section md:block md:w-[clamp(12rem,24vw,20rem)] on-dark:stems-light"
        >
          <Ocotillo seed={_key} root={{ x: 120, y: 284 }} height={270} spread={100} count={7} width={4} />
        </svg>
      </div>
    </Section>
  )
}
