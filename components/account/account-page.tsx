import './account.css'
import type { ReactNode } from 'react'
import { Scene } from '@/components/art/scene'
import { CallLink } from '@/components/content/call-link'
import { PageStatus } from '@/components/errors/page-status'
import type { SceneName } from '@/lib/content/shared/choices'
import { guestLabel } from './other-portal'

type Props = {
  /** What it is a page of. */
  label?: string
  title: string
  intro?: string | null
  note?: ReactNode
  /** The drawing beside it, where there is room; null where the page has two columns of its own. */
  art?: SceneName | null
  /** Below the drawing. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of every page of an account, or of an order that may be in one. */
export function AccountPage({
  label = guestLabel,
  title,
  intro,
  note,
  art = 'tablet',
  aside,
  children,
}: Props) {
  return (
    <section data-account className="section-space">
      <div className={`container-page ${art ? beside : ''}`}>
        <div className="min-w-0">
          <p className="eyebrow print:hidden">{label}</p>
          <h1 className="text-h2/[1.03]">{title}</h1>
          {intro && <p className="mt-5 max-w-[52ch] text-lead">{intro}</p>}
          {note && <p className="mt-3 max-w-[62ch]">{note}</p>}
          <div className="mt-[clamp(2rem,4vw,3rem)]">{children}</div>
        </div>
        {art && (
          <div className="grid gap-6 print:hidden">
            <div className="max-lg:hidden">
              <Scene name={art} />
            </div>
            {aside}
          </div>
        )}
      </div>
    </section>
  )
}

const beside =
  'grid items-start gap-x-[clamp(2rem,5vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] print:block'

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
