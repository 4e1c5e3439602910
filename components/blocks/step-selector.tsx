import { Scene } from '@/components/art/scene'
import { Icon } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

/**
 * Steps of which one is shown at a time (FTP-002), by radio buttons and the style sheet alone: it needs no scripts.
 */
export function StepSelector({ _key, heading, intro, items, tone, anchor }: BlockOf<'stepSelector'>) {
  const count = items?.length ?? 0
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <fieldset className="step-selector">
        <legend className="sr-only">{heading}</legend>
        {items?.map(({ _key: stepKey, title, duration, text, points, art }, index) => (
          <div key={stepKey} className="step-choice">
            <label>
              <input
                type="radio"
                name={`step-${_key}`}
                value={index + 1}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <span className="step-title">{title}</span>
                <span className="step-time">{duration}</span>
              </span>
            </label>
            <div className="step-panel">
              <Scene name={art} className="step-art" />
              <div className="step-words">
                <p className="eyebrow">
                  Step {index + 1} of {count}
                </p>
                <h3>{title}</h3>
                <p className="step-duration">
                  <Icon name="clock" />
                  {duration}
                </p>
                {text && <p className="mt-4 max-w-[56ch] whitespace-pre-line">{text}</p>}
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
