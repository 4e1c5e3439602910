import { Scene } from '@/components/art/scene'
import { Icon } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/page-intro'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export function Steps({ heading, intro, items, tone, anchor }: BlockOf<'steps'>) {
  return (
    <Section tone={tone} anchor={anchor || 'steps'}>
      <SectionHeading heading={heading} intro={intro} />
      <ol className="steps mt-8 grid gap-x-10 gap-y-6 lap:grid-flow-col lap:auto-cols-[1fr]">
        {items?.map(({ _key, title, text }) => (
          <li key={_key}>
            <h3>{title}</h3>
            <p className="mt-2 max-w-[40ch]">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/**
 * Steps of which one is shown at a time (FTP-002), by radio buttons and the style sheet alone: it needs no scripts.
 */
export function StepSelector({ _key, heading, intro, items, tone, anchor }: BlockOf<'stepSelector'>) {
  const count = items?.length ?? 0
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <fieldset className="mt-10 grid gap-3 lap:auto-rows-max lap:grid-cols-[22rem_minmax(0,1fr)] lap:gap-x-columns">
        <legend className="sr-only">{heading}</legend>
        {items?.map(({ _key: stepKey, title, duration, text, points, art }, index) => (
          <div key={stepKey} className="group lap:contents">
            <label className="flex min-h-18 cursor-pointer items-center gap-4 rounded-card border border-sand-300 px-5 py-3.5 transition-colors hover:bg-white has-checked:border-agave-700 has-checked:bg-agave-700 has-checked:text-sand-200 has-checked:highlight-forced has-focus-visible:ring-focus lap:col-1">
              <input
                type="radio"
                name={`step-${_key}`}
                value={index + 1}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <span
                className="clip-drop w-12 flex-none bg-agave-100 pt-5 pb-3 text-center font-display text-2xl/none font-medium text-agave-700"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <span>
                <span className="block text-lg/[1.3] font-bold text-ink-900 group-has-checked:text-sand-50">
                  {title}
                </span>
                <span className="text-sm tabular">{duration}</span>
              </span>
            </label>
            <div className="grid items-center gap-6 pt-4 pb-6 not-print:group-not-has-checked:hidden md:grid-cols-[2fr_3fr] md:gap-10 lap:col-2 lap:row-[1/span_8] lap:p-0">
              <Scene name={art} />
              <div>
                <p className="eyebrow mb-2">
                  Step {index + 1} of {count}
                </p>
                <h3 className="font-display text-h2">{title}</h3>
                <p className="mt-3 flex items-center gap-2 font-semibold">
                  <Icon name="clock" />
                  {duration}
                </p>
                {text && <p className="mt-4 max-w-[65ch] whitespace-pre-line">{text}</p>}
                {points && points.length > 0 && (
                  <ul className="ticks mt-4 grid gap-1.5">
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </div>
            </div>
          </div>
        ))}
      </fieldset>
    </Section>
  )
}
