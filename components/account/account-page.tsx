import type { ReactNode } from 'react'
import { guestLabel } from './other-portal'

type Props = { title: string; intro?: string | null; note?: ReactNode; children: ReactNode }

/** The frame of every page of an account. */
export function AccountPage({ title, intro, note, children }: Props) {
  return (
    <section className="section-space">
      <div className="container-page">
        <p className="eyebrow">{guestLabel}</p>
        <h1 className="account-title">{title}</h1>
        {intro && <p className="mt-5 max-w-[52ch] text-lead">{intro}</p>}
        {note && <p className="mt-3 max-w-[62ch]">{note}</p>}
        <div className="account-body">{children}</div>
      </div>
    </section>
  )
}
