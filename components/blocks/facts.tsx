import { Icon } from '@/components/ui/icon'
import { isIconName } from '@/components/ui/icon-shapes'
import { SectionHeading } from '@/components/ui/page-intro'
import { listBadges } from '@/lib/content/server/badges'
import { chosen } from '@/lib/content/server/chosen'
import { listFaqs } from '@/lib/content/server/faqs'
import type { BlockOf } from '@/lib/content/server/pages'
import { formatNumber } from '@/lib/platform/shared/locale'
import { Section, split } from './section'

export function FactSheet({ heading, intro, rows, tone, anchor }: BlockOf<'factSheet'>) {
  return (
    <Section tone={tone} anchor={anchor} container={split}>
      <SectionHeading heading={heading} intro={intro} />
      <dl>
        {rows?.map(({ _key, term, detail }) => (
          <div
            key={_key}
            className="grid gap-x-8 gap-y-0.5 border-t border-rule py-4.5 last:border-b sm:grid-cols-[minmax(8rem,1fr)_3fr]"
          >
            <dt className="font-bold text-strong">{term}</dt>
            <dd className="whitespace-pre-line">{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Questions of which one is open at a time (HOME-045): the browser's own, so it works before and without scripts. */
export async function FaqList({ _key, heading, intro, faqs, tone, anchor }: BlockOf<'faqList'>) {
  const all = await listFaqs(faqs)
  return (
    <Section tone={tone} anchor={anchor} container={split}>
      <SectionHeading heading={heading} intro={intro} />
      <div>
        {all.map(({ _id, question, answer }) => (
          <details key={_id} name={`faqs-${_key}`} className="group border-b border-rule">
            <summary className="flex min-h-16 items-center justify-between gap-6 py-4">
              <h3>{question}</h3>
              <Icon
                name="plus"
                className="text-xl text-(--accent,var(--color-agave-600)) transition-transform group-open:rotate-45"
              />
            </summary>
            {/* A link to the answer opens the question, also without scripts. */}
            <p id={_id} className="max-w-[65ch] scroll-mt-40 pb-6 whitespace-pre-line">
              {answer}
            </p>
          </details>
        ))}
      </div>
    </Section>
  )
}

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

export async function BadgeList({ heading, intro, badges, tone, anchor }: BlockOf<'badgeList'>) {
  const all = await listBadges()
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid grid-fit-60 gap-4 lap:has-[>:nth-child(6):last-child]:grid-cols-3">
        {chosen(all, badges).map(({ _id, name, detail, icon }) => (
          <li key={_id} className="card flex gap-3.5 p-5 text-ink-700">
            <Icon name={isIconName(icon) ? icon : 'check'} className="mt-0.5 text-xl text-agave-600" />
            <div>
              <strong className="text-ink-900">{name}</strong>
              {detail && <p className="text-sm/[1.43] text-wrap">{detail}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
