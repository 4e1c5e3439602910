import type { ReactNode } from 'react'

type Props = {
  tone?: string | null
  anchor?: string | null
  className?: string
  /** Without a heading a screen reader has nothing to call a section. */
  hasHeading?: boolean
  children: ReactNode
}

const grounds: Record<string, string> = {
  sand: 'section-space band-sand',
  agave: 'section-space band-agave on-dark',
}

/** One section of a page on its ground, with the anchor an editor gave it. */
export function Section({ tone, anchor, className = '', hasHeading = true, children }: Props) {
  const Element = hasHeading ? 'section' : 'div'
  return (
    <Element
      id={anchor || undefined}
      className={`${grounds[tone ?? ''] ?? 'plain section-space'} ${className}`}
    >
      <div className="container-page">{children}</div>
    </Element>
  )
}
