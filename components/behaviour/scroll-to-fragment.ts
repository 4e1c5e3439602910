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
export function scrollToFragment({ unlessFar = false, takesFocus = false, hash = location.hash }: Way): void {
  const target = document.getElementById(decoded(hash.slice(1)))
  if (!target) return
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
