import { CountUpIsland } from '@/components/islands'
import type { BlockOf } from '@/lib/content/pages'
import { Section } from './section'
import { SectionHeading } from './section-heading'

export function CounterBand({ heading, intro, counters, tone }: BlockOf<'counterBand'>) {
  return (
    <Section tone={tone} className="section-split counter-band">
      <SectionHeading heading={heading} intro={intro} />
      <dl className="counters">
        {counters?.map(({ _key, value, suffix, label }, index) => (
          <div key={_key} className="counter">
            <dt>{label}</dt>
            <dd>
              {typeof value === 'number' && (
                <CountUpIsland value={value} suffix={suffix ?? ''} index={index} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
