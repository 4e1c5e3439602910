type Wanted = { onError(): void; onUnwantedLoad(): void }

/** Asked for and not yet run. Taken out of the page it runs all the same, so the next opening takes it over instead of asking twice. */
let pending: HTMLScriptElement | undefined
let wanted: Wanted | undefined

/** Puts the provider's script into the head. `onUnwantedLoad`: it ran after it was taken away. */
export function addScript(address: string, then: Wanted): void {
  wanted = then
  const src = new URL(address, location.href).href
  const script = pending?.src === src ? pending : create(src, then.onUnwantedLoad)
  document.head.append(script)
}

/** Takes the script out of the head. */
export function removeScript(): void {
  wanted = undefined
  for (const script of document.head.querySelectorAll('script[data-widget="booking"]')) script.remove()
}

function create(src: string, onUnwantedLoad: () => void): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.dataset.widget = 'booking'
  script.onload = () => {
    if (pending === script) pending = undefined
    if (!wanted) onUnwantedLoad()
  }
  script.onerror = () => {
    if (pending === script) pending = undefined
    wanted?.onError()
  }
  pending = script
  return script
}
