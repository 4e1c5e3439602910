type Addresses = { script: string; page: string }

let script: HTMLScriptElement | undefined

/**
 * Adds the provider's script, once while the page lives: run twice it breaks. One that did not arrive is taken away, so that the
 * next press tries again. Its moment.js is left out: only its check of opening hours asks for it, and that waits for
 * DOMContentLoaded, which is over here. Returns what stops telling `onBroken`.
 */
export function addProviderScript({ script: address, page }: Addresses, onBroken: () => void): () => void {
  if (!script) {
    addParts()
    const added = document.createElement('script')
    added.id = 'qualiphy-script'
    added.src = address
    added.async = true
    added.dataset.formsrc = page
    added.dataset.timezone = '-7'
    added.dataset.examhours = alwaysOpen()
    added.addEventListener('error', () => {
      added.remove()
      script = undefined
    })
    script = added
    afterDocument(() => document.head.append(added))
  }
  const watched = script
  watched.addEventListener('error', onBroken)
  return () => watched.removeEventListener('error', onBroken)
}

function afterDocument(add: () => void): void {
  if (document.readyState !== 'loading') add()
  else document.addEventListener('DOMContentLoaded', add, { once: true })
}

/** What the script looks for. Our own button and words stay out of its reach: it keeps what it found, and they go with their page. */
function addParts(): void {
  if (document.getElementById('main-qualiphy-widget')) return
  const parts = document.createElement('div')
  parts.id = 'main-qualiphy-widget'
  parts.hidden = true
  for (const id of ['loadFormButton', 'not-available']) {
    const part = document.createElement('div')
    part.id = id
    parts.append(part)
  }
  document.body.append(parts)
}

/** The provider knows its hours, and its form says when nobody is there. */
const alwaysOpen = () =>
  JSON.stringify(
    ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'].map((day) => ({
      [day]: { FROM: '00:00', TO: '23:59', isDaySelected: true },
    })),
  )
