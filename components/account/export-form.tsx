'use client'

import { useRef, useState } from 'react'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'

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

/** Gives the browser a JSON file to save. */
function saveAsFile(name: string, body: object): void {
  const file = new Blob([`${JSON.stringify(body, null, 2)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
