import type { ReactNode } from 'react'

export const phone = '(480) 555-0142'
export const longLabel = 'A label that says so much that it takes a second line on any phone'

type PartProps = { id: string; name: string; when: ReactNode; children: ReactNode }

/** One part of the kit: its name and when to use it, and beside it its samples. */
export function Part({ id, name, when, children }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-columns gap-y-8 border-t border-sand-200 py-12 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="self-start lg:sticky lg:top-26">
        <h2 id={`${id}-name`} className="text-title">
          {name}
        </h2>
        <div className="mt-2 grid gap-2 text-sm text-ink-500">{when}</div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">{children}</div>
    </section>
  )
}

type SampleProps = {
  name: string
  /** Columns of at least so many px, where text has its usual size; in a line without it. */
  width?: number
  isDark?: boolean
  /** As if somebody pointed at it, had the focus on it, or pressed it (`ShowStates`). */
  shows?: 'hover' | 'focus' | 'active'
  children: ReactNode
}

/** Some states of it beside each other, as far as they fit. */
export function Sample({ name, width, isDark, shows, children }: SampleProps) {
  return (
    <div>
      <h3 className="font-text text-sm font-semibold text-ink-500">{name}</h3>
      <div
        data-shows={shows}
        className={`mt-4 ${width ? 'grid items-start gap-6' : 'flex flex-wrap items-center gap-4'} ${
          isDark ? 'on-dark rounded-card bg-agave-800 p-card' : ''
        }`}
        style={
          width
            ? { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width / 16}rem), 1fr))` }
            : undefined
        }
      >
        {children}
      </div>
    </div>
  )
}
