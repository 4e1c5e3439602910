export type Choice = HTMLInputElement | HTMLSelectElement

declare global {
  interface Window {
    earlyInput?: {
      pressed: Set<HTMLElement>
      changed: Set<Choice>
      /** The last event that React may hear, and the element it was noted for. */
      last?: [Event, HTMLElement]
      /** Ends the noting. */
      end(): void
    }
  }
}

/**
 * Notes what is pressed and chosen before the page's scripts are there; what works without them is left alone. Who
 * goes on typing in a form has not sent it. When a script fails, or none has come four seconds after a press, a Book
 * Now leads where it leads without scripts, and everything else says what to do.
 */
export function noteEarlyInput(): void {
  const pressed = new Set<HTMLElement>()
  const changed = new Set<Choice>()
  let hasFailed = false
  const doesByItself =
    'commandForElement' in HTMLButtonElement.prototype ? '[popovertarget],[commandfor]' : '[popovertarget]'
  const needsScripts = `button[type=button]:not(${doesByItself},[data-show],.rotator-pause),[method=dialog] [type=submit]`
  const early: Window['earlyInput'] = { pressed, changed, end }
  window.earlyInput = early
  const listeners = {
    click: notePress,
    change: noteChoice,
    input: forgetPresses,
    keydown: noteKey,
    error: fail,
  }
  const each = Object.entries(listeners) as [string, (event: Event) => void][]
  for (const [type, listener] of each) addEventListener(type, listener, true)

  function end() {
    window.earlyInput = undefined
    for (const [type, listener] of each) removeEventListener(type, listener, true)
    for (const element of [...pressed, ...changed]) element.removeAttribute('aria-busy')
    sayWhatToDo(false)
  }

  /** What opens the booking looks like a button, and is one once the scripts are there. */
  function noteKey(event: KeyboardEvent) {
    const target = event.target as HTMLElement
    if (event.key !== ' ' || !target.matches?.('[data-book]')) return
    event.preventDefault()
    wait(target, pressed)
  }

  function notePress(event: MouseEvent) {
    const target = event.target as Element
    const link = target.closest?.<HTMLElement>('[data-book]')
    if (link) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      return wait(link, pressed)
    }
    const button = target.closest?.<HTMLElement>(needsScripts)
    if (!button) return
    if (early) early.last = [event, button]
    wait(button, pressed)
  }

  function noteChoice(event: Event) {
    const choice = event.target as Choice
    if (!choice.matches?.('select,[type=radio],[type=checkbox]')) return
    if (early) early.last = [event, choice]
    // A form is sent without scripts too.
    if (choice.form) changed.add(choice)
    else wait(choice, changed)
  }

  function forgetPresses({ target }: Event) {
    const { form } = target as HTMLInputElement
    for (const button of pressed)
      if (form && (button as HTMLButtonElement).form === form) pressed.delete(button)
  }

  function wait<Noted extends HTMLElement>(element: Noted, noted: Set<Noted>) {
    noted.add(element)
    // Shows at once that it was taken.
    element.setAttribute('aria-busy', 'true')
    const giveUp = () => {
      if (window.earlyInput && noted.has(element)) doWithout(element)
    }
    if (hasFailed) giveUp()
    else setTimeout(giveUp, 4000)
  }

  function fail({ target, filename }: ErrorEvent) {
    const source = (target as HTMLScriptElement).src || filename
    if (!source || !/\/_(?:next\/static|page)\//.test(source)) return
    hasFailed = true
    for (const button of pressed) doWithout(button)
    for (const choice of changed) if (!choice.form) doWithout(choice)
  }

  function doWithout(element: HTMLElement) {
    element.removeAttribute('aria-busy')
    const { href, pathname } = element as HTMLAnchorElement
    const booking = document.getElementById('not-loaded')?.dataset.booking
    if (!element.dataset.book) sayWhatToDo(true)
    else if (pathname !== location.pathname) location.href = href
    // From the page that a Book Now leads to without scripts.
    else if (booking) location.href = booking
    else sayWhatToDo(true)
  }

  function sayWhatToDo(isNeeded: boolean) {
    document.getElementById('not-loaded')?.toggleAttribute('hidden', !isNeeded)
  }
}
