'use client'

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Icon } from './icon'

type Props = {
  isOpen: boolean
  title: string
  closeLabel: string
  /** Only its button closes it, and what is in it takes no press. */
  isBusy?: boolean
  /** Names the style sheet that has its utilities. */
  className: string
  onClose(): void
  /** What gets the focus back when it is gone: what opened it. */
  returnTo(): Element | null
  children: ReactNode
  /** Stays in sight below what scrolls, where the window is high enough. */
  footer?: ReactNode
}

/** A modal panel at the right, on phones the whole screen. Its code and style sheet are loaded when it first opens. */
export function Drawer({
  isOpen,
  title,
  closeLabel,
  isBusy,
  className,
  onClose,
  returnTo,
  children,
  footer,
}: Props) {
  return (
    <Dialog open={isOpen} onClose={() => isBusy || onClose()} transition className={className}>
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-ink-900/45 transition-opacity data-closed:opacity-0"
      />
      <DialogPanel
        transition
        data-panel
        className="fixed inset-y-0 right-0 flex w-[min(28rem,100vw)] scroll-pt-20 flex-col overflow-x-hidden overflow-y-auto overscroll-contain bg-sand-50 [box-shadow:-16px_0_48px_-24px_oklch(0.3_0.04_60/0.5)] [transition:translate_calc(var(--quick,0s)*1.3)_cubic-bezier(0.2,0.8,0.3,1)] data-closed:[translate:100%_0] tall:overflow-hidden"
      >
        <ReturnFocus to={returnTo} />
        <div className="sticky top-0 z-1 flex shrink-0 items-center justify-between gap-4 border-b border-sand-200 bg-sand-50 px-5 pt-[calc(0.75rem+env(safe-area-inset-top))] pb-3">
          <DialogTitle className="min-w-0 wrap-anywhere text-title">{title}</DialogTitle>
          <button
            type="button"
            className="icon-button -mr-3 shrink-0 border-transparent hover:bg-sand-200"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <div
          className="flex flex-1 flex-col tall:overflow-x-hidden tall:overflow-y-auto tall:overscroll-contain"
          inert={isBusy}
        >
          {children}
        </div>
        {footer && (
          <div className="shrink-0 border-t border-sand-200 bg-white px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] tall:max-h-3/4 tall:overflow-y-auto tall:overscroll-contain">
            {footer}
          </div>
        )}
      </DialogPanel>
    </Dialog>
  )
}

/** Headless UI only knows what had the focus after its code was loaded. */
function ReturnFocus({ to }: { to(): Element | null }) {
  const find = useEffectEvent(to)
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        const target = find()
        if (target instanceof HTMLElement) target.focus()
      })
    },
    [],
  )
  return null
}
