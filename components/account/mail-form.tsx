'use client'

import { useRef, useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { signInEmail } from '@/lib/people/accounts/browser/fields'
import { AccountForm } from './account-form'

type Props = {
  id: string
  call: 'recover' | 'resend'
  button: string
  /** Said whether or not there is such an account (decisions CALL-010). */
  said: string
  phone: string | null
}

/** Asks for a mail with a link, for who can't sign in. */
export function MailForm({ id, call, button, said, phone }: Props) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isSent, setSent] = useState(false)
  return (
    <>
      <p ref={note} role="status" tabIndex={-1} className="account-said">
        {isSent && said}
      </p>
      <AccountForm
        call={call}
        label={button}
        button={button}
        busyButton="Sending …"
        failureTitle="Nothing was sent"
        phone={phone}
        onDone={() => {
          setSent(true)
          note.current?.focus()
        }}
      >
        <FormField id={`${id}-email`} field={signInEmail} label={null} help={null} />
      </AccountForm>
    </>
  )
}
