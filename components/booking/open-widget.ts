import { keepPage } from '@/components/widgets/keep-page'
import type { Selector } from '@/lib/care/booking/shared/model'
import { forgetGlobals, setGlobals } from './widget-globals'
import { addScript, removeScript } from './widget-script'

/** away: another opening has the provider's script, which knows only one at a time. done: something was booked. */
export type BookingState = 'loading' | 'ready' | 'done' | 'failed' | 'away'

type Opening = {
  place: HTMLElement
  script: string
  account: string
  /** What the form shows; null: everything. */
  selector: { name: Selector; value: string | true } | null
  frameTitle: string
  onState(state: BookingState): void
  onLeave(url: string): void
}
type Owner = { opening: Opening; stop?: () => void }

/** The last one has the widget, the others wait for it. */
const owners: Owner[] = []

/**
 * Opens the provider's form in this place (contract B6). Whoever had it loses it until this one is closed. Returns the function
 * that closes it and takes everything of the provider's out of the page; calling it again does nothing.
 */
export function openBooking(opening: Opening): () => void {
  const owner: Owner = { opening }
  pause(owners.at(-1))
  owners.push(owner)
  resume(owner)
  return () => {
    const index = owners.indexOf(owner)
    if (index < 0) return
    owners.splice(index, 1)
    owner.stop?.()
    const last = owners.at(-1)
    if (last && !last.stop) resume(last)
  }
}

function pause(owner: Owner | undefined) {
  owner?.stop?.()
  if (!owner) return
  owner.stop = undefined
  owner.opening.onState('away')
}

function resume(owner: Owner) {
  owner.opening.onState('loading')
  owner.stop = start(owner.opening)
}

function start({ place, script, account, selector, frameTitle, onState, onLeave }: Opening): () => void {
  const container = document.createElement('div')
  container.id = 'intakeq'
  place.append(container)
  setGlobals(account, selector)

  let isOver = false
  const tell = (state: BookingState) => () => {
    if (!isOver) onState(state)
  }
  const listeners = {
    intakeqWidgetLoaded: tell('ready'),
    intakeqAppointmentBooked: tell('done'),
    intakeqPackageSignUp: tell('done'),
  }
  // They do not bubble: `window` never hears of them.
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener)
  const observer = new MutationObserver(() => nameFrames(container, frameTitle))
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['title'],
  })
  const letGo = keepPage((url) => {
    onLeave(url)
    if (!container.querySelector('iframe')) tell('failed')()
  })
  addScript(script, { onError: tell('failed'), onUnwantedLoad: forgetGlobals })

  return () => {
    isOver = true
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener)
    observer.disconnect()
    letGo()
    removeScript()
    container.remove()
    forgetGlobals()
  }
}

/** The provider names its frame late and for everything the same. */
function nameFrames(container: HTMLElement, title: string) {
  for (const frame of container.querySelectorAll('iframe')) {
    if (frame.title !== title) frame.title = title
    if (frame.allow !== 'payment') frame.allow = 'payment'
  }
}
