import { useEffect } from 'react'

/**
 * Gives the focus back when the drawer is gone: to what opened it, or to the header's control where that has gone as well.
 * (Headless UI only knows what had the focus after its code was loaded.)
 */
export function ReturnFocus({ opener }: { opener: Element | null }) {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        const target = opener?.isConnected ? opener : document.querySelector('.cart-button')
        if (target instanceof HTMLElement) target.focus()
      })
    },
    [opener],
  )
  return null
}
