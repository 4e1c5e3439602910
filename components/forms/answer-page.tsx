import type { ReactNode } from 'react'

type Props = {
  title: string
  titleId?: string
  intro?: string | null
  /** The page of ours it leads back to. */
  back: string
  children?: ReactNode
}

/** A page that answers a form which was sent without scripts. */
export const AnswerPage = ({ title, titleId, intro, back, children }: Props) => (
  <section className="section-space">
    <div className="container-page grid gap-columns">
      <div>
        <h1 id={titleId}>{title}</h1>
        {intro && <p className="mt-5 max-w-[52ch] text-lead whitespace-pre-line">{intro}</p>}
      </div>
      {children}
      <p>
        <a href={back} className="text-link">
          Back to the page
        </a>
      </p>
    </div>
  </section>
)
