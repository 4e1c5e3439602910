import { type Shopper, shopperLabel } from '@/lib/accounts/model'
import { AccountPage } from './account-page'
import { SignOut } from './sign-out'

/** The account of who is signed in. */
export function Overview({ shopper, phone }: { shopper: Shopper; phone: string | null }) {
  return (
    <AccountPage title={`Hello ${shopperLabel(shopper)}`} intro={`Signed in as ${shopper.email}.`}>
      <SignOut phone={phone} />
    </AccountPage>
  )
}
