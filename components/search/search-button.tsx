'use client'

import { useSyncExternalStore } from 'react'
import { ControlIcon } from '@/components/ui/control-icon'
import { loadOverlay } from './load-overlay'
import { setSearchOpen } from './search-store'

const loadAhead = () => void loadOverlay().catch(() => undefined)
const never = () => () => undefined

/**
 * Opens the search (SRCH-002). Before and without scripts it is a link to the list of all pages, and says so without.
 */
export function SearchButton({ className }: { className: string }) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const words = (
    <>
      <ControlIcon name="search" />
      <span className="max-sm:sr-only">
        <span className="noscript:hidden">Search</span>
        <span className="hidden noscript:inline">All pages</span>
      </span>
    </>
  )
  if (!hasScripts) {
    return (
      <a href="#site-links" className={`search-button ${className}`}>
        {words}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={`search-button ${className}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setSearchOpen(true)}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
    >
      {words}
    </button>
  )
}
