import type { ReactNode } from 'react'

type Props = { title: string; intro?: string; children: ReactNode }

/** The frame of the pages about a gift card that somebody has. */
export const GiftFrame = ({ title, intro, children }: Props) => (
  <section className="section-space">
    <div className="container-page">
      <p className="eyebrow">Gift cards</p>
      <h1 className="account-title">{title}</h1>
      {intro && <p className="mt-5 max-w-[52ch] text-lead">{intro}</p>}
      <div className="account-body">{children}</div>
    </div>
  </section>
)
