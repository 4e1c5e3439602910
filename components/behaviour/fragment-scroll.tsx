'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { scrollToFragment } from './scroll-to-fragment'

/** What loads late has found its place after this many milliseconds (PAGE-005). */
const delay = 100

let hasArrived = false
let isLedByLink = false

/**
 * Scrolls to the element that the address names: after a page was loaded, when a link led here, and when a link leads
 * elsewhere on the page. Going back and forward stays the browser's, and so does everything without scripts. Draws nothing.
 */
export function FragmentScroll() {
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the reason, not an input.
  useEffect(arrive, [path])
  useEffect(() => {
    document.addEventListener('click', follow)
    window.addEventListener('popstate', goThroughHistory)
    return () => {
      document.removeEventListener('click', follow)
      window.removeEventListener('popstate', goThroughHistory)
    }
  }, [])
  return null
}

function arrive() {
  const isFirst = !hasArrived
  hasArrived = true
  if (!location.hash) return
  if (isFirst) return isReturn() ? undefined : later(() => scrollToFragment({ unlessFar: true }))
  if (!isLedByLink) return
  window.scrollTo({ top: 0, behavior: 'instant' })
  return later(() => scrollToFragment({ takesFocus: true }))
}

function follow({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href) return
  isLedByLink = true
  const isHere = link.hash && link.origin === location.origin && link.pathname === location.pathname
  // Where the link is none of the router's the browser jumps at once, to the same place.
  if (isHere) later(() => scrollToFragment({ takesFocus: true, isSmooth: true }))
}

function goThroughHistory() {
  isLedByLink = false
}

/** A page that is reloaded, or comes back, stands where the visitor left it. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}

function later(work: () => void): () => void {
  const timer = setTimeout(work, delay)
  return () => clearTimeout(timer)
}
