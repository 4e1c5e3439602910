'use client'

import { useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { showToast } from '@/components/ui/toast-store'
import { signInEmail, signUpNames } from '@/lib/people/accounts/browser/fields'
import { AccountForm } from './account-form'
import { ConfirmationNote } from './confirmation-note'
import { PasswordField } from './password-field'

type Props = {
  id: string
  phone: string | null
  /** Says what comes next; without it the form itself does. */
  onSignedUp?(): void
}

/** Makes an account, which opens once its owner follows the link in their mailbox. */
export function SignUpForm({ id, phone, onSignedUp }: Props) {
  const [hasSignedUp, setSignedUp] = useState(false)
  return (
    <AccountForm
      call="sign-up"
      label="Sign up"
      button="Create account"
      busyButton="Creating your account …"
      failureTitle="Sign up error"
      phone={phone}
      onDone={() => {
        showToast({
          title: 'Check your email',
          description: "We've sent you a confirmation link to complete your registration.",
        })
        setSignedUp(true)
        onSignedUp?.()
      }}
    >
      {hasSignedUp && !onSignedUp && <ConfirmationNote />}
      <div className="account-names">
        {signUpNames.map((field) => (
          <FormField key={field.name} id={`${id}-${field.name}`} field={field} label={null} help={null} />
        ))}
      </div>
      <FormField id={`${id}-email`} field={signInEmail} label={null} help={null} />
      <PasswordField id={`${id}-password`} isNew />
    </AccountForm>
  )
}
