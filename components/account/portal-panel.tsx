'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Tabs } from '@/components/ui/tabs'
import { followAccount, readShopper, useAccount } from '@/lib/people/accounts/browser/store'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { phoneHref } from '@/lib/platform/shared/text'
import { formLinks } from './account-card'
import { ConfirmationNote, SignInForm, SignUpForm } from './guest-forms'
import { showPortalLabel } from './other-portal'
import { SignOut } from './sign-out'
import './portal-panel.css'

/** What the header's portal shows, and its label, by who is signed in. */
export function PortalPanel({ phone }: { phone: string | null }) {
  const { shopper, isLoading, isUnanswered } = useAccount()
  const panel = document.getElementById('account-panel')

  useEffect(followAccount, [])
  useEffect(() => showPortalLabel(shopper), [shopper])
  useEffect(() => closeOnFocusOut(panel), [panel])

  if (!panel) return null
  return createPortal(
    <div data-portal-body className="grid gap-4 p-5">
      {shopper ? (
        <ShopperMenu shopper={shopper} phone={phone} />
      ) : isLoading ? (
        <p role="status">One moment…</p>
      ) : isUnanswered ? (
        <Unanswered phone={phone} />
      ) : (
        <GuestTabs phone={phone} />
      )}
    </div>,
    panel,
  )
}

function Unanswered({ phone }: { phone: string | null }) {
  return (
    <>
      <p role="status">
        We can’t see right now whether you are signed in.{' '}
        {phone && (
          <>
            Our phone works: <a href={phoneHref(phone)}>{phone}</a>.
          </>
        )}
      </p>
      <button type="button" className="button button-quiet" onClick={() => void readShopper()}>
        Try again
      </button>
    </>
  )
}

const links = [
  ['Book Appointment', '/first-time-patients'],
  ['Membership', '/membership'],
  ['My account', '/account'],
] as const

/** For who is signed in: as whom, where to, and out again (HEAD-021, HEAD-022). */
export function ShopperMenu({ shopper, phone }: { shopper: Shopper; phone: string | null }) {
  const head = useRef<HTMLParagraphElement>(null)
  useKeptFocus(head)
  return (
    <>
      <p ref={head} tabIndex={-1} className="grid border-b border-sand-200 pb-4 text-sm focus:outline-none">
        Signed in as <strong className="font-semibold wrap-anywhere text-ink-900">{shopper.email}</strong>
      </p>
      <ul className="-mx-3 grid">
        {links.map(([label, href]) => (
          <li key={href}>
            <a href={href} className="nav-link w-full px-3">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <SignOut phone={phone} />
    </>
  )
}

/** For who is not signed in: two tabs (HEAD-019). What is typed stays while somebody looks at the other one. */
export function GuestTabs({ phone }: { phone: string | null }) {
  const firstTab = useRef<HTMLButtonElement>(null)
  const [tab, setTab] = useState(0)
  const [hasSignedUp, setSignedUp] = useState(false)
  useKeptFocus(firstTab)

  function showSignIn() {
    setSignedUp(true)
    setTab(0)
    firstTab.current?.focus()
  }

  return (
    <Tabs
      label="Patient portal"
      selected={tab}
      onSelect={setTab}
      first={firstTab}
      tabs={{
        'Sign In': (
          <>
            {hasSignedUp && <ConfirmationNote />}
            <SignInForm id="portal-in" phone={phone} isCompact />
            <p className={formLinks}>
              <a href="/account/forgot" className="text-link">
                Forgot your password?
              </a>
            </p>
          </>
        ),
        'Sign Up': <SignUpForm id="portal-up" phone={phone} isCompact onSignedUp={showSignIn} />,
      }}
    />
  )
}

/** Closes a panel when the focus goes on to somewhere else of the page: it would lie over what has the focus then. */
export function closeOnFocusOut(panel: HTMLElement | null): () => void {
  const close = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !panel?.parentElement?.contains(relatedTarget))
      panel?.hidePopover()
  }
  panel?.addEventListener('focusout', close)
  return () => panel?.removeEventListener('focusout', close)
}

/**
 * Gives this element the focus when it takes the place of what had it, so that keyboards and screen readers go on
 * from here.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isOpen = element.current?.closest(':popover-open')
    if (isOpen && (document.activeElement === document.body || !document.activeElement))
      element.current?.focus()
  }, [element])
}
