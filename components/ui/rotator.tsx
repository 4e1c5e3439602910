import type { ReactNode } from 'react'
import { Shape } from './shape'

type Item = {
  key: string
  /** Said by the control that shows this item. */
  name: string
  /** With it the item has a card of its own that is always seen and selects it; without it there are dots. */
  tab?: ReactNode
  content: ReactNode
}

type Props = {
  /** What rotates, for assistive technology. */
  label: string
  items: Item[]
  intervalMs: number
  /** How its parts look; what they do is said in app/(site)/styles/rotator.css. */
  looks: { root: string; panel?: string; controls: string }
}

/**
 * Shows one item at a time; lib/platform/front/browser/moving.ts moves it. Without scripts all items are
 * shown.
 */
export function Rotator({ label, items, intervalMs, looks }: Props) {
  const count = items.length
  return (
    <section
      className={`rotator ${looks.root}`}
      aria-roledescription="carousel"
      aria-label={label}
      data-interval={intervalMs}
      suppressHydrationWarning
    >
      <ul className="rotator-items" aria-live="polite" suppressHydrationWarning>
        {items.map(({ key, name, tab, content }, index) => (
          <li
            key={key}
            className="rotator-item"
            data-active={index === 0 || undefined}
            suppressHydrationWarning
          >
            {tab && (
              <button
                type="button"
                className="rotator-tab"
                data-show={index}
                aria-pressed={index === 0}
                suppressHydrationWarning
              >
                {tab}
              </button>
            )}
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
            <div
              className={looks.panel ? `rotator-panel ${looks.panel}` : 'rotator-panel'}
              role="group"
              aria-label={`${name}, ${index + 1} of ${count}`}
            >
              {content}
            </div>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={`rotator-controls ${looks.controls}`}>
          {items.map(
            ({ key, name, tab }, index) =>
              !tab && (
                <button
                  key={key}
                  type="button"
                  className="rotator-dot"
                  data-show={index}
                  aria-label={`Show ${index + 1} of ${count}: ${name}`}
                  aria-pressed={index === 0}
                  suppressHydrationWarning
                />
              ),
          )}
          <button type="button" className="rotator-pause">
            <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
              <Shape name="pause" />
              <Shape name="play" />
            </svg>
            <span>Pause</span>
            <span>Resume</span>
            <span className="sr-only">{`: ${label}`}</span>
          </button>
        </div>
      )}
    </section>
  )
}
