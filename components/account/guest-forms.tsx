'use client'

import { useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { setShopper } from '@/lib/people/accounts/browser/store'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { doneNote } from './account-card'
import { CallForm } from './call-form'

type SignInProps = { id: string; phone: string | null; isCompact?: boolean }

/** Signs somebody in where they are; on the account's own pages it leads to the account. */
export function SignInForm({ id, phone, isCompact }: SignInProps) {
  return (
    <CallForm<{ shopper: Shopper }>
      id={id}
      call="sign-in"
      phone={phone}
      isCompact={isCompact}
      onDone={({ shopper }) => {
        setShopper(shopper)
        if (/^\/(account|auth)\b/.test(location.pathname)) location.assign('/account')
      }}
    />
  )
}

type SignUpProps = {
  id: string
  phone: string | null
  isCompact?: boolean
  /** Says what comes next; without it the form itself does. */
  onSignedUp?(): void
}

/** Makes an account, which opens once its owner follows the link in their mailbox. */
export function SignUpForm({ id, phone, isCompact, onSignedUp }: SignUpProps) {
  const [hasSignedUp, setSignedUp] = useState(false)
  return (
    <CallForm
      id={id}
      call="sign-up"
      phone={phone}
      isCompact={isCompact}
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
    </CallForm>
  )
}

/** Stays where a form for a new account was sent, once the toast has gone. */
export const ConfirmationNote = () => (
  <p className={doneNote}>
    To open your account, follow the link in our email. Didn’t get it?{' '}
    <a href="/account/confirm-mail" className="text-link">
      Send it again
    </a>
  </p>
)

type MailProps = {
  id: string
  call: 'recover' | 'resend'
  /** Said whether or not there is such an account (decisions CALL-010). */
  said: string
  phone: string | null
}

/** Asks for a mail with a link, for who can't sign in. */
export function MailForm({ id, call, said, phone }: MailProps) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isSent, setSent] = useState(false)
  return (
    <>
      <p ref={note} role="status" tabIndex={-1} className={doneNote}>
        {isSent && said}
      </p>
      <CallForm
        id={id}
        call={call}
        phone={phone}
        onDone={() => {
          setSent(true)
          note.current?.focus()
        }}
      />
    </>
  )
}

/** Asks for an order's number and code. Without scripts it posts itself. */
export const LookForm = ({ phone }: { phone: string | null }) => (
  <CallForm id="look" call="orders/look" phone={phone} onDone={() => location.assign('/order-status')} />
)
