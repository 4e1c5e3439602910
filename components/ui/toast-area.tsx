'use client'

import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from './icon'
import { dismissToast, type Toast, useToasts } from './toast-store'

/**
 * The place of all toasts, on every page (PAGE-003). Both live regions are there before anything is in them, or screen
 * readers would miss the first toast.
 */
export function ToastArea({ className }: { className: string }) {
  const toasts = useToasts((state) => state.toasts)
  const area = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

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

const red = 'border-[oklch(0.8_0.09_27)] bg-[oklch(0.975_0.016_27)]'

const marks = {
  normal: 'bg-agave-600 stroke-[2.5] p-1 text-white',
  pending: 'bg-[oklch(0.92_0.05_80)] stroke-2 p-1 text-[oklch(0.42_0.09_65)]',
  notice: 'text-[oklch(0.5_0.18_27)]',
  destructive: 'text-[oklch(0.5_0.18_27)]',
}

const icons = { normal: 'check', pending: 'clock', notice: 'alert', destructive: 'alert' } as const

/** One toast. It waits while somebody points at it or is inside it. */
function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { title, description, tone, durationMs, action } = toast
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isPaused = isPointedAt || hasFocus
  const leftMs = useRef(durationMs)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (isPaused) return
    const since = performance.now()
    const timer = setTimeout(close, leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - since
    }
  }, [isPaused])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }

  function leave({ relatedTarget, currentTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocus(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens at the buttons in it.
    <div
      className={`toast max-sm:not-last:hidden ${tone === 'destructive' ? red : ''}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={leave}
      onKeyDown={closeOnEscape}
    >
      <Icon name={icons[tone]} className={`mt-2 size-6.5 rounded-full ${marks[tone]}`} />
      <div className={`min-w-0 grow ${action ? '' : 'pb-2.25'}`}>
        <p className="pt-2.25 leading-[1.4] font-semibold text-ink-900">{title}</p>
        {description && <p className="leading-[1.45]">{description}</p>}
        {action && (
          <button type="button" className="text-link min-h-9" onClick={() => [onClose(), action.run()]}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-500 hover:bg-sand-100 hover:text-ink-900"
        aria-label={`Close: ${title}`}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
