import type { BookingRequest } from '@/lib/care/booking/shared/request'

export type Pressed = { request: BookingRequest; opener: HTMLElement | null; dosage?: string }

/**
 * An address that opens the dialog, such as `/#book:serviceId=abc` or `/#book:nothing`: the Studio tries out what it
 * lists.
 */
const wantedByAddress = /^#book:(?:nothing|(packageId|serviceId|categoryId)=([\w-]{1,80}))$/

/** Calls `open` for each press on a `[data-book]`, by mouse, finger or key. Returns the function that ends it. */
export function onBookPress(open: (pressed: Pressed) => void): () => void {
  function press(event: MouseEvent) {
    const opener = openerOf(event.target)
    if (!opener || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    open({ request: JSON.parse(opener.dataset.book ?? ''), opener, dosage: dosageAt(opener) })
  }
  function pressByKey(event: KeyboardEvent) {
    const opener = event.key === ' ' && openerOf(event.target)
    if (!opener) return
    event.preventDefault()
    if (!event.repeat) opener.click()
  }
  // Before anybody who follows links hears of it.
  document.addEventListener('click', press, true)
  document.addEventListener('keydown', pressByKey)
  const [isWanted, selector, id] = wantedByAddress.exec(location.hash) ?? []
  const target = selector ? { [selector]: id } : ({ isComing: true } as const)
  if (isWanted) open({ request: { title: 'Book a visit', ...target }, opener: null })
  return () => {
    document.removeEventListener('click', press, true)
    document.removeEventListener('keydown', pressByKey)
  }
}

const openerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-book]') : null

/** What the visitor chose on the card, in its words: '100mg'. */
const dosageAt = (opener: HTMLElement) =>
  opener.closest('li')?.querySelector<HTMLSelectElement>('[data-dosage]')?.selectedOptions[0]?.text
