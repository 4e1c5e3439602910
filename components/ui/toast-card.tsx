'use client'

import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ControlIcon } from './control-icon'
import type { Toast } from './toast-store'

/** One toast. It waits while somebody points at it or is inside it. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
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
      className={`toast toast-${tone}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={leave}
      onKeyDown={closeOnEscape}
    >
      <ControlIcon name={tone === 'normal' ? 'check' : 'alert'} />
      <div className="grow">
        <p className="toast-title">{title}</p>
        {description && <p className="toast-description">{description}</p>}
        {action && (
          <button type="button" className="text-link toast-action" onClick={() => [onClose(), action.run()]}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="toast-close" aria-label={`Close: ${title}`} onClick={onClose}>
        <ControlIcon name="close" />
      </button>
    </div>
  )
}
