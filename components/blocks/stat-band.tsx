import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

/** Figures without a heading are one line of the page, not a room of their own. */
const aLine = 'py-8'

export function StatBand({ heading, stats, tone }: BlockOf<'statBand'>) {
  return (
    <Section tone={tone} hasHeading={!!heading} className={heading ? '' : aLine}>
      {heading && <h2>{heading}</h2>}
      <dl className={`grid grid-fit-38 gap-x-6 gap-y-8 ${heading ? 'mt-10' : ''}`}>
        {stats?.map(({ _key, value, label }) => (
          <div key={_key} className="flex flex-col-reverse justify-end border-s-2 border-bloom-500 ps-5">
            <dt>{label}</dt>
            <dd className="font-display text-stat text-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
