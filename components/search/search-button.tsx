'use client'

import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { searchPath } from '@/lib/care/search/shared/search-index'
import { loadOverlay } from './load-overlay'
import { setSearchOpen } from './search-store'

const loadAhead = () => void loadOverlay().catch(() => undefined)
const never = () => () => undefined

/** Opens the search (SRCH-002). Before and without scripts it is a link to the page of the search. */
export function SearchButton({ className }: { className: string }) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const words = (
    <>
      <Icon name="search" />
      <span className="max-sm:sr-only">Search</span>
    </>
  )
  if (!hasScripts) {
    return (
      <a href={searchPath} className={`search-button ${className}`}>
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
