'use client'

import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { followAccount, readShopper, useAccount } from '@/lib/people/accounts/browser/store'
import { phoneHref } from '@/lib/platform/shared/phone-href'
import { closeOnFocusOut } from './close-on-focus-out'
import { GuestTabs } from './guest-tabs'
import { showPortalLabel } from './portal-label'
import { ShopperMenu } from './shopper-menu'

/** What the header's portal shows, and its label, by who is signed in. */
export function PortalPanel({ phone }: { phone: string | null }) {
  const { shopper, isLoading, isUnanswered } = useAccount()
  const panel = document.getElementById('account-panel')

  useEffect(followAccount, [])
  useEffect(() => showPortalLabel(shopper), [shopper])
  useEffect(() => closeOnFocusOut(panel), [panel])

  if (!panel) return null
  return createPortal(
    <div className="portal-body">
      {shopper ? (
        <ShopperMenu shopper={shopper} phone={phone} />
      ) : isLoading ? (
        <p role="status">One moment …</p>
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
