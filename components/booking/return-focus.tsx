import { useEffect } from 'react'

/**
 * Gives the focus back when the dialog is gone: to what opened it, to the button of the menu it stood in, or to the header's
 * Book Now. (Headless UI only knows what had the focus after its code was loaded.)
 */
export function ReturnFocus({ opener }: { opener: HTMLElement | null }) {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        const menu = opener?.closest('dialog')?.id
        const places = [
          opener,
          menu ? document.querySelector<HTMLElement>(`[commandfor="${menu}"]`) : null,
          ...document.querySelectorAll<HTMLElement>('[data-book]'),
        ]
        places.find((place) => place?.checkVisibility())?.focus()
      })
    },
    [opener],
  )
  return null
}
