'use client'

import { useRef, useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { newEmailField } from '@/lib/people/accounts/browser/fields'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'

/** Asks for another address, which the new mailbox has to confirm. */
export function EmailForm({ email, phone }: { email: string; phone: string | null }) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isSent, setSent] = useState(false)
  return (
    <>
      <p ref={note} role="status" tabIndex={-1} className="account-said">
        {isSent && 'Check your email: a link is on its way to the new address. It works once, for one hour.'}
      </p>
      <AccountForm
        call="email"
        label="Your email"
        button="Change email"
        busyButton="Sending …"
        failureTitle="Email not changed"
        phone={phone}
        onDone={() => {
          setSent(true)
          note.current?.focus()
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField id="email-new" field={newEmailField} label={null} help={null} />
        <PasswordField id="email-password" />
      </AccountForm>
    </>
  )
}
