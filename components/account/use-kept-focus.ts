import { type RefObject, useEffect } from 'react'

/** Gives this element the focus when it takes the place of what had it, so that keyboards and screen readers go on from here. */
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isOpen = element.current?.closest(':popover-open')
    if (isOpen && (document.activeElement === document.body || !document.activeElement))
      element.current?.focus()
  }, [element])
}
