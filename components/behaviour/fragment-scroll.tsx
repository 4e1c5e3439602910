'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** What loads late has found its place after this many milliseconds (PAGE-005). */
const delay = 100

/** A dialog that stays open longer is not closing because of the link. */
const longestClosingMs = 5000

let hasArrived = false
let isLedByLink = false
/** The dialog in which that link stood. */
let ledOutOf: Element | null = null
/** Where the visitor stood on each address when a link led away from it. */
const leftAt = new Map<string, number>()

/**
 * Scrolls to the element that the address names: after a page was loaded, when a link led here, and when a link leads
 * elsewhere on the page. A page without one begins at its top, one that comes back where it was left. Draws nothing.
 */
export function FragmentScroll() {
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the reason, not an input.
  useEffect(arrive, [path])
  useEffect(() => {
    // Before the router acts, which may change the address at once.
    document.addEventListener('click', follow, true)
    window.addEventListener('popstate', goThroughHistory)
    return () => {
      document.removeEventListener('click', follow, true)
      window.removeEventListener('popstate', goThroughHistory)
    }
  }, [])
  return null
}

function arrive() {
  const isFirst = !hasArrived
  hasArrived = true
  if (isFirst) {
    if (location.hash && !isReturn()) return later(() => scrollToFragment({ unlessFar: true }))
    return
  }
  if (!isLedByLink) return comeBack()
  window.scrollTo({ top: 0, behavior: 'instant' })
  if (location.hash) return later(() => goThere(location.hash))
}

/** The browser restores the place by itself, except where the address names another one: it would go there instead. */
function comeBack() {
  const top = leftAt.get(location.href)
  if (top === undefined || !location.hash) return
  const restore = () => window.scrollTo({ top, behavior: 'instant' })
  restore()
  return later(restore)
}

function follow({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href) return
  isLedByLink = true
  ledOutOf = link.closest('[role="dialog"]')
  const isHere = link.hash && link.origin === location.origin && link.pathname === location.pathname
  // Where the link is none of the router's the browser jumps at once, to the same place.
  if (isHere) later(() => goThere(link.hash))
  else leftAt.set(location.href, scrollY)
}

/** A dialog that closes gives the focus back to what opened it, however late: then it is moved once more. */
function goThere(hash: string) {
  const dialog = ledOutOf
  ledOutOf = null
  scrollToFragment({ takesFocus: true, hash })
  if (!dialog?.isConnected) return
  const closing = new MutationObserver(() => {
    if (dialog.isConnected) return
    stop()
    later(() => scrollToFragment({ takesFocus: true, hash, unlessFar: true }))
  })
  const stop = () => closing.disconnect()
  closing.observe(document.body, { childList: true, subtree: true })
  setTimeout(stop, longestClosingMs)
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

/** Pixels that stay free above it for the header (PAGE-004); `scroll-padding` in globals.css is the same. */
const offset = 80

type Way = {
  /** Leaves the visitor alone who has scrolled elsewhere in the meantime. */
  unlessFar?: boolean
  takesFocus?: boolean
  /** Where the address is about to name it only. */
  hash?: string
}

/** Brings the element that the address's fragment names to 80 px below the top; an unknown fragment does nothing. */
function scrollToFragment({ unlessFar = false, takesFocus = false, hash = location.hash }: Way): void {
  const named = document.getElementById(decoded(hash.slice(1)))
  // What is folded away opens, and is read from its question on.
  const folded = named?.closest('details')
  const target = folded ?? named
  if (!target) return
  if (folded) folded.open = true
  // So does what a card of that name folds away on phones; on a shelf it is brought to the front.
  const within = target.querySelector<HTMLDetailsElement>(':scope > .fold, :scope > * > .fold')
  if (within) within.open = true
  const shelf = target.closest('.shelf')
  shelf?.scrollTo({ left: target.offsetLeft, behavior: 'instant' })
  const distance = target.getBoundingClientRect().top - offset
  if (unlessFar && Math.abs(distance) > innerHeight) return
  // To a place and not by a distance: what else moves the page at this moment must not add to it.
  if (Math.abs(distance) >= 1) window.scrollTo({ top: scrollY + distance, behavior: 'instant' })
  if (takesFocus) moveFocus(target)
}

/** The keyboard goes on from there, as it does after the browser's own jump. */
function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  target.tabIndex = -1
  target.classList.add('arrived')
  target.focus({ preventScroll: true })
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
