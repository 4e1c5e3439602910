import './account.css'
import type { ReactNode } from 'react'
import { CallLink } from '@/components/content/call-link'
import { PageStatus } from '@/components/errors/page-status'
import { guestLabel } from './other-portal'

type Props = {
  /** What it is a page of. */
  label?: string
  title: string
  intro?: string | null
  note?: ReactNode
  children: ReactNode
}

/** The frame of every page of an account, or of an order that may be in one. */
export function AccountPage({ label = guestLabel, title, intro, note, children }: Props) {
  return (
    <section data-account className="section-space">
      <div className="container-page">
        <p className="eyebrow print:hidden">{label}</p>
        <h1 className="text-h2/[1.03]">{title}</h1>
        {intro && <p className="mt-5 max-w-[52ch] text-lead">{intro}</p>}
        {note && <p className="mt-3 max-w-[62ch]">{note}</p>}
        <div className="mt-[clamp(2rem,4vw,3rem)]">{children}</div>
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
