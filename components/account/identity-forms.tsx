'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { showToast } from '@/components/ui/toast-store'
import { firstName, lastName } from '@/lib/care/forms/shared/field'
import { newEmailField } from '@/lib/people/accounts/browser/fields'
import { setShopper } from '@/lib/people/accounts/browser/store'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { AccountForm } from './account-form'
import { PasswordField } from './password-field'

/** What we call who is signed in (ENT-005). */
export function NameForm({ shopper, phone }: { shopper: Shopper; phone: string | null }) {
  const router = useRouter()
  const [saved, setSaved] = useState(shopper)
  return (
    <AccountForm<{ shopper: Shopper }>
      // A saved name is what the fields begin with from now on.
      key={`${saved.firstName} ${saved.lastName}`}
      call="name"
      label="Your name"
      button="Save name"
      busyButton="Saving …"
      failureTitle="Name not changed"
      phone={phone}
      onDone={(body) => {
        setSaved(body.shopper)
        setShopper(body.shopper)
        showToast({
          title: 'Name saved',
          description: `We’ll call you ${body.shopper.firstName} from now on.`,
        })
        router.refresh()
      }}
    >
      <FormField id="name-first" field={firstName} label={null} help={null} value={saved.firstName ?? ''} />
      <FormField id="name-last" field={lastName} label={null} help={null} value={saved.lastName ?? ''} />
    </AccountForm>
  )
}

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
