'use client'

import { FormField } from '@/components/forms/form-field'
import { signInEmail } from '@/lib/people/accounts/browser/fields'
import { setShopper } from '@/lib/people/accounts/browser/store'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'

type Props = { id: string; phone: string | null }

/** Signs somebody in where they are; on the account's own pages it leads to the account. */
export function SignInForm({ id, phone }: Props) {
  return (
    <AccountForm<{ shopper: Shopper }>
      call="sign-in"
      label="Sign in"
      button="Sign In"
      busyButton="Signing in …"
      failureTitle="Sign in error"
      phone={phone}
      onDone={({ shopper }) => {
        setShopper(shopper)
        if (/^\/(account|auth)\b/.test(location.pathname)) location.assign('/account')
      }}
    >
      <FormField id={`${id}-email`} field={signInEmail} label={null} help={null} />
      <PasswordField id={`${id}-password`} />
    </AccountForm>
  )
}
