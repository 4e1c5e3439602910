'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { setShopper } from '@/lib/people/accounts/browser/store'
import { currentPassword, newPassword } from '@/lib/people/accounts/shared/forms'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { doneNote } from './account-card'
import { CallForm } from './call-form'

/** What we call who is signed in (ENT-005). */
export function NameForm({ shopper, phone }: { shopper: Shopper; phone: string | null }) {
  const router = useRouter()
  const [saved, setSaved] = useState(shopper)
  return (
    <CallForm<{ shopper: Shopper }>
      // A saved name is what the fields begin with from now on.
      key={`${saved.firstName} ${saved.lastName}`}
      id="name"
      call="name"
      phone={phone}
      values={saved}
      onDone={(body) => {
        setSaved(body.shopper)
        setShopper(body.shopper)
        showToast({
          title: 'Name saved',
          description: `We’ll call you ${body.shopper.firstName} from now on.`,
        })
        router.refresh()
      }}
    />
  )
}

/** Asks for another address, which the new mailbox has to confirm. */
export function EmailForm({ email, phone }: { email: string; phone: string | null }) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isSent, setSent] = useState(false)
  return (
    <>
      <p ref={note} role="status" tabIndex={-1} className={doneNote}>
        {isSent && 'Check your email: a link is on its way to the new address. It works once, for one hour.'}
      </p>
      <CallForm
        id="email"
        call="email"
        phone={phone}
        onDone={() => {
          setSent(true)
          note.current?.focus()
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
      </CallForm>
    </>
  )
}

const newField = newPassword('New password')

type NewPasswordProps = {
  id: string
  /** Whose password it is: password managers ask. */
  email: string
  /** Also asks for the present one: not after a link out of the mailbox. */
  needsCurrent: boolean
  said: string
  phone: string | null
}

/** Sets a new password for who is signed in. */
export function NewPasswordForm({ id, email, needsCurrent, said, phone }: NewPasswordProps) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <p ref={note} role="status" tabIndex={-1} className={doneNote}>
        {isSaved && said}
      </p>
      {!isSaved && (
        <CallForm
          id={id}
          call="password"
          fields={needsCurrent ? [currentPassword, newField] : [newField]}
          phone={phone}
          onDone={() => {
            setSaved(true)
            note.current?.focus()
          }}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden />
        </CallForm>
      )}
    </>
  )
}

/** Hands out everything we hold of who is signed in, as a file. */
export function ExportForm({ email, phone }: { email: string; phone: string | null }) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <p ref={note} role="status" tabIndex={-1} className={doneNote}>
        {isSaved && 'Your file is in your downloads. It’s private, so keep it somewhere only you can see.'}
      </p>
      <CallForm<object>
        id="export"
        call="export"
        phone={phone}
        onDone={(body) => {
          saveAsFile('my-data.json', body)
          setSaved(true)
          note.current?.focus()
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
      </CallForm>
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
        <p ref={note} role="status" tabIndex={-1} className={doneNote}>
          Your account is deleted. We’ve sent you one last email about it.
        </p>
        <a href="/" className="button button-quiet">
          Go to the home page
        </a>
      </>
    )
  }
  return (
    <CallForm
      id="delete"
      call="delete"
      isDangerous
      phone={phone}
      onDone={() => {
        setShopper(null)
        setDeleted(true)
      }}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </CallForm>
  )
}
