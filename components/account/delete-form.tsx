'use client'

import { useEffect, useRef, useState } from 'react'
import { FieldProblem } from '@/components/forms/field-problem'
import { setShopper } from '@/lib/people/accounts/browser/store'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'

/** Ends the account of who is signed in. */
export function DeleteForm({ email, phone }: { email: string; phone: string | null }) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isDeleted, setDeleted] = useState(false)
  useEffect(() => {
    if (isDeleted) note.current?.focus()
  }, [isDeleted])
  if (isDeleted) {
    return (
      <>
        <p ref={note} role="status" tabIndex={-1} className="account-said">
          Your account is deleted. We’ve sent you one last email about it.
        </p>
        <a href="/" className="button button-quiet">
          Go to the home page
        </a>
      </>
    )
  }
  return (
    <AccountForm
      call="delete"
      label="Delete your account"
      button="Delete my account"
      busyButton="Deleting …"
      failureTitle="Account not deleted"
      isDangerous
      phone={phone}
      onDone={() => {
        setShopper(null)
        setDeleted(true)
      }}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField id="delete-password" />
      <div className="field" data-field="sure" data-missing="Tick the box: this can’t be undone.">
        <label className="account-tick">
          <input type="checkbox" name="sure" value="yes" required aria-describedby="delete-sure-problem" />
          <span>I understand that this can’t be undone.</span>
        </label>
        <FieldProblem id="delete-sure-problem" />
      </div>
    </AccountForm>
  )
}
