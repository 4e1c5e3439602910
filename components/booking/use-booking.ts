import { useEffect, useRef, useState } from 'react'
import { keepPage } from '@/components/widgets/keep-page'
import type { BookingAccess } from '@/lib/care/booking/server/access'
import { type BookingTarget, pickSelector, type Selector } from '@/lib/care/booking/shared/booking-ids'

type Wanted = { target: BookingTarget; frameTitle: string; access: BookingAccess }

/** Opens the provider's form in `place` while it is there. `leavesFor`: where its script wanted to lead the page. */
export function useBooking({ target, frameTitle, access: { script, account } }: Wanted) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<BookingState>('loading')
  const [leavesFor, setLeavesFor] = useState<string>()
  const selector = pickSelector(target)
  const name = selector?.name
  const value = selector?.value

  useEffect(() => {
    if (!place.current) return
    setLeavesFor(undefined)
    return openBooking({
      place: place.current,
      script,
      account,
      selector: name && value ? { name, value } : null,
      frameTitle,
      onState: setState,
      onLeave: setLeavesFor,
    })
  }, [script, account, name, value, frameTitle])
  return { place, state, leavesFor }
}

/** away: another opening has the provider's script, which knows only one at a time. done: something was booked. */
type BookingState = 'loading' | 'ready' | 'done' | 'failed' | 'away'

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
 * Opens the provider's form in this place (docs/contracts/widgets.md B6). Whoever had it loses it until this one is
 * closed. Returns the function that closes it and takes everything of the provider's out of the page; calling it
 * again does nothing.
 */
function openBooking(opening: Opening): () => void {
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

/** What the provider's script calls our selectors. It reads them when its frame reports, not when it runs. */
const globalOf: Record<Selector, string> = {
  clientArea: 'intakeqClientArea',
  groupId: 'intakeqGroupId',
  locationId: 'intakeqLocationId',
  packageId: 'intakeqPackageId',
  serviceId: 'intakeqServiceId',
  categoryId: 'intakeqCategoryId',
}

/** Everything the script reads or leaves behind. */
const known = [
  'intakeq',
  ...Object.values(globalOf),
  ...['intakeqPractitionerId', 'intakeqPackagesOnly', 'intakeqServicesOnly', 'intakeqReminderType'],
  ...['intakeqUtmSource', 'intakeqUtmMedium', 'intakeqUtmCampaign', 'portalId'],
  ...['intakeqClientName', 'intakeqClientEmail', 'intakeqClientPhone', 'intakeqClientDob'],
  ...['intakeqHost', 'widgetUrl', 'easyXDM'],
]

/** Leaves nothing of the provider's on `window`. What a script declared with `var` can only be emptied. */
function forgetGlobals(): void {
  for (const name of known) {
    if (!Reflect.deleteProperty(window, name)) Reflect.set(window, name, undefined)
  }
}

function setGlobals(account: string, selector: { name: Selector; value: string | true } | null): void {
  forgetGlobals()
  Reflect.set(window, 'intakeq', account)
  if (selector) Reflect.set(window, globalOf[selector.name], selector.value)
}

type BookingStateWanted = { onError(): void; onUnwantedLoad(): void }

/**
 * Asked for and not yet run. Taken out of the page it runs all the same, so the next opening takes it over instead of
 * asking twice.
 */
let pending: HTMLScriptElement | undefined
let wanted: BookingStateWanted | undefined

/** Puts the provider's script into the head. `onUnwantedLoad`: it ran after it was taken away. */
function addScript(address: string, then: BookingStateWanted): void {
  wanted = then
  const src = new URL(address, location.href).href
  const script = pending?.src === src ? pending : create(src, then.onUnwantedLoad)
  document.head.append(script)
}

/** Takes the script out of the head. */
function removeScript(): void {
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
