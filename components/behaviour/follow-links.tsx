'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { endEarlyInput } from './early-input'

/**
 * Links of this site lead on without loading everything anew: plain `<a>` and one listener
 * (docs/decisions/0008-browser-code.md). Draws nothing.
 */
export function FollowLinks() {
  const router = useRouter()
  const replay = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    replay.current ??= endEarlyInput()
  }, [])
  useEffect(() => replay.current?.(), [])
  useEffect(() => {
    const prepared = new Set<string>()
    const go = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const link = isPlain && !event.defaultPrevented && ownLink(event.target)
      if (!link) return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash, { scroll: !link.hash })
    }
    const prepare = ({ target }: Event) => {
      const link = ownLink(target)
      if (!link || link.pathname === location.pathname || prepared.has(link.pathname)) return
      prepared.add(link.pathname)
      router.prefetch(link.pathname)
    }
    document.addEventListener('click', go)
    document.addEventListener('pointerover', prepare)
    document.addEventListener('focusin', prepare)
    return () => {
      document.removeEventListener('click', go)
      document.removeEventListener('pointerover', prepare)
      document.removeEventListener('focusin', prepare)
    }
  }, [router])
  return null
}

/** What the router does not draw: machines' addresses and the Studio. */
const elsewhere = /^\/(?:api|studio|social-card)(?:\/|$)/

/** The link around this element when the router can follow it: to a page of this site, in this window. */
function ownLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || elsewhere.test(link.pathname)) return undefined
  return link.hasAttribute('download') || (link.target && link.target !== '_self') ? undefined : link
}
