'use client'

import { type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion'

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
  className?: string
}

/**
 * Shows one item at a time, the next after each interval, and begins again after the last. It waits while the pointer or
 * the focus is inside, stands still once paused and under reduced motion (HOME-004), and shows all items without scripts.
 */
export function Rotator({ label, items, intervalMs, className = '' }: Props) {
  const [active, setActive] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const prefersStillness = useReducedMotion()
  const count = items.length
  const isMoving = count > 1 && !isPaused && !isHovered && !isFocused && !prefersStillness

  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => setActive((active + 1) % count), intervalMs)
    return () => clearTimeout(timer)
  }, [isMoving, active, count, intervalMs])

  const leaveFocus = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget as Node | null))

  return (
    <section
      className={`rotator ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      data-moving={isMoving || undefined}
    >
      <ul
        className="rotator-items"
        aria-live={isMoving ? 'off' : 'polite'}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={leaveFocus}
      >
        {items.map(({ key, name, tab, content }, index) => (
          <li key={key} className="rotator-item" data-active={index === active || undefined}>
            {tab && (
              <button
                type="button"
                className="rotator-tab"
                aria-pressed={index === active}
                onClick={() => setActive(index)}
              >
                {tab}
              </button>
            )}
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
            <div className="rotator-panel" role="group" aria-label={`${name}, ${index + 1} of ${count}`}>
              {content}
            </div>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="rotator-controls">
          {items.map(
            ({ key, name, tab }, index) =>
              !tab && (
                <button
                  key={key}
                  type="button"
                  className="rotator-dot"
                  aria-label={`Show ${index + 1} of ${count}: ${name}`}
                  aria-pressed={index === active}
                  onClick={() => setActive(index)}
                />
              ),
          )}
          <button type="button" className="rotator-pause" onClick={() => setPaused(!isPaused)}>
            <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
              <path d={isPaused ? 'M8 5.500v13l10-6.500z' : 'M9 6v12M15 6v12'} />
            </svg>
            {isPaused ? 'Resume' : 'Pause'}
            <span className="sr-only">: {label}</span>
          </button>
        </div>
      )}
    </section>
  )
}
