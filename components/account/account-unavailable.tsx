import { CallLink } from '@/components/content/call-link'
import { PageStatus } from '@/components/errors/page-status'
import { AccountPage } from './account-page'

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
