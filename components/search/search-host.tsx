'use client'

import { useEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { loadOverlay } from './load-overlay'
import type { SearchOverlay } from './search-overlay'
import { setSearchOpen, useSearch } from './search-store'

type Props = { phone: string | null | undefined; className: string }

/** Listens for Ctrl+K and ⌘K (SRCH-001) and draws the search, whose code is only loaded when it is first opened. */
export function SearchHost({ phone, className }: Props) {
  const [loaded, setLoaded] = useState<{ Overlay: typeof SearchOverlay }>()
  const isOpen = useSearch((state) => state.isOpen)
  useEffect(() => {
    document.addEventListener('keydown', openByKeys)
    return () => document.removeEventListener('keydown', openByKeys)
  }, [])
  const isWaiting = isOpen && !loaded
  useEffect(() => {
    if (!isWaiting) return
    loadOverlay().then(
      ({ SearchOverlay }) => setLoaded({ Overlay: SearchOverlay }),
      () => {
        setSearchOpen(false)
        showToast({
          tone: 'destructive',
          title: 'The search did not open',
          description: `Please check your connection and try again${phone ? `, or call ${phone}` : ''}.`,
        })
      },
    )
  }, [isWaiting, phone])
  if (!isOpen || !loaded) return null
  return <loaded.Overlay phone={phone} className={className} />
}

function openByKeys(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
    return
  event.preventDefault()
  // Another dialog keeps what it asks; the menu makes room.
  if (document.querySelector('[aria-modal="true"]')) return
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  setSearchOpen(true)
}
