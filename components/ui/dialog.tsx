'use client'

import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon'
import { ToastArea } from './toast-area'

type Props = {
  title: string
  /** For whoever moves the focus to the title. */
  heading?: RefObject<HTMLHeadingElement | null>
  closeLabel: string
  /** Whether a press beside it closes it, too. */
  isDismissable?: boolean
  className: string
  onClose(): void
  children: ReactNode
}

/**
 * A modal window of the browser's own: open as long as it is drawn. `onClose`: its button, Escape, or a press beside
 * it. On a phone it takes the whole screen.
 */
export function Dialog({ title, heading, closeLabel, isDismissable, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Gives the focus back.
    return () => element?.close()
  }, [])

  /** For browsers without `closedby`. */
  function dismiss({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    const isOwn = target === currentTarget && !('closedBy' in HTMLDialogElement.prototype)
    if (isDismissable && isOwn) currentTarget.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is Escape.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`max-h-full w-full max-w-full flex-col overscroll-contain bg-sand-50 text-ink-700 backdrop:bg-ink-900/45 open:flex max-md:h-full md:m-auto md:max-h-[calc(100dvh-4rem)] md:rounded-card ${className}`}
      onClose={() => dialog.current?.open || onClose()}
      onClick={dismiss}
      {...(isDismissable && { closedby: 'any' })}
    >
      <div className="sticky top-0 z-1 flex shrink-0 items-center justify-between gap-4 border-sand-200 border-b bg-sand-50 px-5 pt-[calc(0.75rem+env(safe-area-inset-top))] pb-3 md:px-8">
        <h2 ref={heading} id={id} tabIndex={-1} className="wrap-anywhere text-[1.625rem] leading-[1.2]">
          {title}
        </h2>
        <button
          type="button"
          className="icon-button -mr-3 shrink-0 border-transparent hover:bg-sand-200"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
      {/* Those of the page are inert behind it. */}
      <ToastArea className="" />
    </dialog>
  )
}
