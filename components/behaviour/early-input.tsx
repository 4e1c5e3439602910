type Choice = HTMLInputElement | HTMLSelectElement

declare global {
  interface Window {
    earlyInput?: {
      pressed: Set<HTMLElement>
      changed: Set<Choice>
      /** The last event that React may hear, and the element it was noted for. */
      last?: [Event, HTMLElement]
      note(event: Event): void
    }
  }
}

const script = `(()=>{const pressed=new Set,changed=new Set,early={pressed,changed,note(e){const{type,target:t}=e,isChange=type=="change";if(type=="input"){for(const b of pressed)b.form&&b.form==t.form&&pressed.delete(b);return}if(!t.closest)return;const l=t.closest("[data-book]");if(l){if(!isChange&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)){e.preventDefault();pressed.add(l);setTimeout(()=>window.earlyInput&&(location=l.href),4e3)}return}const x=isChange?t.matches("select,[type=radio],[type=checkbox]")&&t:t.closest("button[type=button]:not([popovertarget],[commandfor]),[method=dialog] [type=submit]");if(x){(isChange?changed:pressed).add(x);early.last=[e,x]}}};window.earlyInput=early;addEventListener("click",early.note,true);addEventListener("change",early.note,true);addEventListener("input",early.note,true)})()`

/**
 * Notes what is pressed and chosen before the page's scripts are there; buttons that work without them are left alone. Who goes on typing in a form has not sent it. A Book Now leads
 * where it leads without scripts when they have not come four seconds later.
 */
export function EarlyInput() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

/** Ends the noting; for a layout effect, from which on everybody listens. Returns what does the noted once more, for an effect. */
export function endEarlyInput(): (() => void) | undefined {
  const early = window.earlyInput
  if (!early) return
  window.earlyInput = undefined
  removeEventListener('click', early.note, true)
  removeEventListener('change', early.note, true)
  removeEventListener('input', early.note, true)
  const { pressed, changed, last } = early
  // An event that made React take the page over at once is still on its way, and is heard.
  if (last?.[0].eventPhase) {
    pressed.delete(last[1])
    changed.delete(last[1] as Choice)
  }
  const choices = [...changed].map((choice) => ({ choice, ...stateOf(choice) }))
  const newer: Choice[] = []
  const noteNewer = ({ target }: Event) => newer.push(target as Choice)
  addEventListener('change', noteNewer, true)
  return () => {
    // Not from within React's own work: what is chosen there is put back before it is read.
    setTimeout(() => {
      removeEventListener('change', noteNewer, true)
      for (const { choice, value, checked } of choices)
        if (choice.isConnected && !newer.some((other) => replaces(other, choice)))
          chooseAgain(choice, value, checked)
      // Once the choices are drawn: a press may read them.
      setTimeout(() => {
        for (const button of pressed) if (button.isConnected) button.click()
      })
    })
  }
}

const stateOf = ({ value, checked }: Choice & { checked?: boolean }) => ({ value, checked })

const replaces = (newer: Choice, choice: Choice) =>
  newer === choice || (choice.type === 'radio' && newer.type === 'radio' && newer.name === choice.name)

/** The first choice drawn may have put the others back. */
function chooseAgain(choice: Choice, value: string, isChosen = false): void {
  if (choice instanceof HTMLSelectElement) {
    choice.value = value
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // React hears only of what differs from what it saw last; a radio button that lost its turn is spoken for by the other one.
  if (choice.type === 'radio' && !isChosen) return
  choice.checked = !isChosen
  choice.click()
}
