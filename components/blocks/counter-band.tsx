import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { formatNumber } from '@/lib/platform/shared/locale'
import { Section, split } from './section'

export function CounterBand({ heading, intro, counters, tone }: BlockOf<'counterBand'>) {
  return (
    <Section tone={tone} container={`${split} items-center`}>
      <SectionHeading heading={heading} intro={intro} />
      <dl className="flex flex-wrap gap-x-columns gap-y-6">
        {counters?.map(({ _key, value, suffix, label }, index) => (
          <div key={_key} className="flex flex-col-reverse justify-end text-lead">
            <dt>{label}</dt>
            <dd className="font-display text-counter text-strong">
              {typeof value === 'number' && <CountUp value={value} suffix={suffix ?? ''} index={index} />}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

type CountUpProps = {
  value: number
  suffix?: string
  /** The place in its row: each counter begins a little after the one before. */
  index: number
}

/** A figure that is counted up to, once it comes into view (lib/platform/front/browser/moving.ts). */
const CountUp = ({ value, suffix = '', index }: CountUpProps) => (
  <span className="count-up" data-value={value} data-place={index} suppressHydrationWarning>
    <span>{formatNumber(value) + suffix}</span>
  </span>
)
