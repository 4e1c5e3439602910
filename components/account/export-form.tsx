'use client'

import { useRef, useState } from 'react'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'
import { saveAsFile } from './save-as-file'

/** Hands out everything we hold of who is signed in, as a file. */
export function ExportForm({ email, phone }: { email: string; phone: string | null }) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <p ref={note} role="status" tabIndex={-1} className="account-said">
        {isSaved && 'Your file is in your downloads. It’s private, so keep it somewhere only you can see.'}
      </p>
      <AccountForm<object>
        call="export"
        label="Take it with you"
        button="Download my data"
        busyButton="Collecting …"
        failureTitle="Download failed"
        phone={phone}
        onDone={(body) => {
          saveAsFile('my-data.json', body)
          setSaved(true)
          note.current?.focus()
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField id="export-password" />
      </AccountForm>
    </>
  )
}
