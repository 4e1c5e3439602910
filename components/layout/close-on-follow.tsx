'use client'

import { useEffect } from 'react'

/** Closes a menu when a link in it is followed: between pages the layout, and so the open menu, would stay. Draws nothing. */
export function CloseOnFollow() {
  useEffect(() => {
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [])
  return null
}

function close({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  link?.closest('dialog')?.close()
  link?.closest<HTMLElement>('[popover]')?.hidePopover()
}
