import { CountUp } from '@/components/ui/count-up'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export function CounterBand({ heading, intro, counters, tone }: BlockOf<'counterBand'>) {
  return (
    <Section tone={tone} className="section-split counter-band">
      <SectionHeading heading={heading} intro={intro} />
      <dl className="counters">
        {counters?.map(({ _key, value, suffix, label }, index) => (
          <div key={_key} className="counter">
            <dt>{label}</dt>
            <dd>
              {typeof value === 'number' && <CountUp value={value} suffix={suffix ?? ''} index={index} />}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
