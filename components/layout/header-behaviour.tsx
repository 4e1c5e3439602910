'use client'

import { useEffect, useState } from 'react'
import { wakePortal } from '@/components/account/wake-portal'
import { closeOnFollow } from './close-on-follow'
import { markScrolled } from './mark-scrolled'
import { openOnHover } from './open-on-hover'

type Portal = typeof import('@/components/account/portal-panel')

/** What the header can't do with HTML and CSS alone. Of its own it draws only the patient portal: the header itself stays the server's. */
export function HeaderBehaviour({ phone }: { phone: string | null }) {
  const [portal, setPortal] = useState<Portal>()
  useEffect(() => {
    const ends = [closeOnFollow(), openOnHover(), markScrolled(), wakePortal(setPortal)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return portal ? <portal.PortalPanel phone={phone} /> : null
}
