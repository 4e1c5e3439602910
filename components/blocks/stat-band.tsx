import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export function StatBand({ heading, stats, tone }: BlockOf<'statBand'>) {
  return (
    <Section tone={tone} hasHeading={!!heading}>
      {heading && <h2>{heading}</h2>}
      <dl className="stats">
        {stats?.map(({ _key, value, label }) => (
          <div key={_key} className="stat">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
