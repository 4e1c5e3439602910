import type { ReactNode } from 'react'

type Props = { title: string; intro?: string | null; children: ReactNode }

/** The frame of every page of an account. */
export function AccountPage({ title, intro, children }: Props) {
  return (
    <section className="section-space">
      <div className="container-page">
        <p className="eyebrow">Your account</p>
        <h1 className="account-title">{title}</h1>
        {intro && <p className="mt-5 max-w-[52ch] text-lead">{intro}</p>}
        <div className="account-body">{children}</div>
      </div>
    </section>
  )
}
