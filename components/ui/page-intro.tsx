import type { ReactNode } from 'react'

type Props = {
  /** A word or two above the title: a number of status, or what the page is part of. */
  eyebrow: string
  title: string
  text: string
  /** The ways on from here: buttons and links. */
  children?: ReactNode
}

/** How a page begins that says one thing: what happened, what it means, where to go now. */
export function PageIntro({ eyebrow, title, text, children }: Props) {
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h1>{title}</h1>
      <p className="mt-5 max-w-[52ch] text-lead">{text}</p>
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </>
  )
}

type SectionHeadingProps = { heading: string | null | undefined; intro?: string | null; id?: string }

export function SectionHeading({ heading, intro, id }: SectionHeadingProps) {
  return (
    <div className="max-w-184">
      <h2 id={id}>{heading}</h2>
      {intro && <p className="mt-4 max-w-[65ch] text-lead whitespace-pre-line">{intro}</p>}
    </div>
  )
}
