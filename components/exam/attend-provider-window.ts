let attending = 0

/**
 * Gives the provider's window what it lacks while it is shown (contracts B2): a role, a name, Escape, the focus and its return, and a
 * page behind it that is out of reach. Returns what closes it and stops.
 */
export function attendProviderWindow(opener: HTMLElement): () => void {
  const page = document.querySelector<HTMLElement>('.site')
  let shown: HTMLElement | null = null

  const look = () => {
    const disclosure = document.getElementById('disclosure-modal-container')
    if (disclosure) changes.observe(disclosure, { attributes: true, attributeFilter: ['style'] })
    const now = document.getElementById('modal-container') ?? (isVisible(disclosure) ? disclosure : null)
    if (now === shown) return
    shown = now
    if (page) page.inert = Boolean(now)
    if (now) takeFocus(now)
    else opener.focus()
  }
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && shown?.id === 'disclosure-modal-container') closeDisclosure(shown)
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true })
  document.addEventListener('keydown', leave)
  attending += 1
  look()

  return () => {
    changes.disconnect()
    document.removeEventListener('keydown', leave)
    if (page) page.inert = false
    attending -= 1
    // Not where another opening, or the same one a second time, takes over.
    queueMicrotask(() => attending > 0 || close())
  }
}

function close(): void {
  document.getElementById('modal-container')?.remove()
  const disclosure = document.getElementById('disclosure-modal-container')
  if (disclosure && isVisible(disclosure)) closeDisclosure(disclosure)
}

const isVisible = (element: HTMLElement | null) => Boolean(element && element.style.display !== 'none')

function takeFocus(part: HTMLElement): void {
  part.role = 'dialog'
  part.ariaModal = 'true'
  part.ariaLabel = 'Good faith exam'
  part.querySelector<HTMLElement>('iframe, button')?.focus()
}

/** The provider hides it when its own ground is pressed. */
const closeDisclosure = (disclosure: HTMLElement) => disclosure.click()
