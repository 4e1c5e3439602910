import type { CSSProperties, ReactNode } from 'react'

/** One row of the page: a name and what it names, side by side as far as they fit. */
export function Sample({
  name,
  width = 96,
  children,
}: {
  name: string
  width?: number
  children: ReactNode
}) {
  return (
    <section style={{ marginBlockStart: 56 }}>
      <h2 style={{ fontSize: 24, marginBlockEnd: 20 }}>{name}</h2>
      <div style={grid(width)}>{children}</div>
    </section>
  )
}

const grid = (width: number): CSSProperties => ({
  display: 'grid',
  gap: 20,
  alignItems: 'end',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
})
