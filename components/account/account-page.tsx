import type { ReactNode } from 'react'
import { CallLink } from '@/components/content/call-link'
import { PageStatus } from '@/components/errors/page-status'
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

/** What stands on every page of an account while the accounts service does not answer. */
export function AccountAway({ phone }: { phone: string | null }) {
  return (
    <AccountPage
      title="We can’t open accounts right now"
      intro="Please try again in a few minutes. Nothing is lost, and you can still order and book without an account."
    >
      <PageStatus is={503} />
      <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
    </AccountPage>
  )
}
