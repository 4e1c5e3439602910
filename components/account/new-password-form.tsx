'use client'

import { useRef, useState } from 'react'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'

type Props = {
  id: string
  /** Whose password it is: password managers ask. */
  email: string
  /** Also asks for the present one: not after a link out of the mailbox. */
  needsCurrent: boolean
  said: string
  phone: string | null
}

/** Sets a new password for who is signed in. */
export function NewPasswordForm({ id, email, needsCurrent, said, phone }: Props) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <p ref={note} role="status" tabIndex={-1} className="account-said">
        {isSaved && said}
      </p>
      {!isSaved && (
        <AccountForm
          call="password"
          label="New password"
          button="Save password"
          busyButton="Saving …"
          failureTitle="Password not changed"
          phone={phone}
          onDone={() => {
            setSaved(true)
            note.current?.focus()
          }}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          {needsCurrent && <PasswordField id={`${id}-current`} name="current" label="Current password" />}
          <PasswordField id={`${id}-new`} label="New password" isNew />
        </AccountForm>
      )}
    </>
  )
}
