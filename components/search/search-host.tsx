'use client'

import { useEffect } from 'react'
import { useCode } from '@/components/behaviour/use-code'
import { loadOverlay } from './load-overlay'
import { setSearchOpen, useSearch } from './search-store'

type Props = { phone: string | null | undefined; className: string }

const close = () => setSearchOpen(false)

/** Listens for Ctrl+K and ⌘K (SRCH-001) and draws the search, whose code is only loaded when it is first opened. */
export function SearchHost({ phone, className }: Props) {
  const isOpen = useSearch((state) => state.isOpen)
  useEffect(() => {
    document.addEventListener('keydown', openByKeys)
    return () => document.removeEventListener('keydown', openByKeys)
  }, [])
  const loaded = useCode({ isOpen, load: loadOverlay, name: 'The search', phone, close })
  if (!isOpen || !loaded) return null
  return <loaded.SearchOverlay phone={phone} className={className} />
}

function openByKeys(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
    return
  event.preventDefault()
  // Another dialog keeps what it asks; the menu makes room.
  if (document.querySelector('dialog:modal:not(#site-menu), [aria-modal=true]')) return
  document.querySelector<HTMLDialogElement>('#site-menu')?.close()
  setSearchOpen(true)
}
