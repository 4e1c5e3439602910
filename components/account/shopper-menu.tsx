'use client'

import { useRef } from 'react'
import type { Shopper } from '@/lib/people/accounts/shared/model'
import { SignOut } from './sign-out'
import { useKeptFocus } from './use-kept-focus'

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
      <p ref={head} tabIndex={-1} className="signed-in">
        Signed in as <strong>{shopper.email}</strong>
      </p>
      <ul className="portal-links">
        {links.map(([label, href]) => (
          <li key={href}>
            <a href={href} className="nav-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <SignOut phone={phone} />
    </>
  )
}
