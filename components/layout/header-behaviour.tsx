'use client'

import { useEffect } from 'react'
import { closeOnFollow } from './close-on-follow'
import { markScrolled } from './mark-scrolled'
import { openOnHover } from './open-on-hover'

/** What the header can't do with HTML and CSS alone. Draws nothing: the header itself stays the server's. */
export function HeaderBehaviour() {
  useEffect(() => {
    const ends = [closeOnFollow(), openOnHover(), markScrolled()]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return null
}
