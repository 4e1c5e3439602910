'use client'

import { type FocusEvent, useEffect, useRef } from 'react'
import { ToastCard } from './toast-card'
import { dismissToast, type Toast, useToasts } from './toast-store'

/**
 * The place of all toasts, on every page (PAGE-003). Both live regions are there before anything is in them, or screen
 * readers would miss the first toast.
 */
export function ToastArea({ className }: { className: string }) {
  const toasts = useToasts((state) => state.toasts)
  const area = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  useEffect(() => tellHeight(area.current), [])

  function rememberFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }

  function close(id: number) {
    const hadFocus = area.current?.contains(document.activeElement)
    dismissToast(id)
    if (hadFocus) cameFrom.current?.focus()
  }

  const those = (isWanted: (toast: Toast) => boolean) =>
    toasts
      .filter(isWanted)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />)
  return (
    <section ref={area} aria-label="Notifications" className={`toasts ${className}`} onFocus={rememberFocus}>
      <div role="alert" className="contents">
        {those(({ tone }) => tone === 'destructive')}
      </div>
      <div role="status" className="contents">
        {those(({ tone }) => tone !== 'destructive')}
      </div>
    </section>
  )
}

/** Lets the style sheet make room for the toasts where they may cover nothing: `--toasts-height` of the page. */
function tellHeight(area: HTMLElement | null) {
  if (!area) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--toasts-height', `${area.offsetHeight}px`))
  observer.observe(area)
  return () => observer.disconnect()
}
