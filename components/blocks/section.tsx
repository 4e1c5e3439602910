import type { ReactNode } from 'react'

type Props = {
  tone?: string | null
  anchor?: string | null
  className?: string
  /** Utilities of what the children stand in. */
  container?: string
  /** Without a heading a screen reader has nothing to call a section. */
  hasHeading?: boolean
  children: ReactNode
}

/** The heading on the left, what it is about on the right. */
export const split = 'grid gap-x-split gap-y-8 lap:grid-cols-[5fr_7fr]'

const grounds: Record<string, string> = {
  sand: 'section-space band-sand',
  agave: 'section-space band-agave on-dark',
}

/** One section of a page on its ground, with the anchor an editor gave it. */
export function Section({
  tone,
  anchor,
  className = '',
  container = '',
  hasHeading = true,
  children,
}: Props) {
  const Element = hasHeading ? 'section' : 'div'
  return (
    <Element
      id={anchor || undefined}
      className={`${grounds[tone ?? ''] ?? 'plain section-space'} ${className}`}
    >
      <div className={`container-page ${container}`}>{children}</div>
    </Element>
  )
}
