type Choice = HTMLInputElement | HTMLSelectElement

declare global {
  interface Window {
    earlyInput?: { pressed: Set<HTMLElement>; changed: Set<Choice>; note(event: Event): void }
  }
}

const script = `(()=>{const pressed=new Set,changed=new Set,note=e=>{const{type,target:t}=e;if(!t.closest)return;const l=t.closest("[data-book]");if(l&&type=="click"&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)){e.preventDefault();pressed.add(l);setTimeout(()=>window.earlyInput&&(location=l.href),4e3)}const b=t.closest("button[type=button]:not([popovertarget],[commandfor])");type=="change"?t.matches("select,[type=radio],[type=checkbox]")&&changed.add(t):b&&pressed.add(b)};window.earlyInput={pressed,changed,note};addEventListener("click",note,true);addEventListener("change",note,true)})()`

/**
 * Notes what is pressed and chosen before the page's scripts are there; buttons that work without them are left alone. A Book Now leads
 * where it leads without scripts when they have not come four seconds later.
 */
export function EarlyInput() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

/** Does it once more, now that somebody listens. */
export function replayEarlyInput(): void {
  const early = window.earlyInput
  if (!early) return
  window.earlyInput = undefined
  removeEventListener('click', early.note, true)
  removeEventListener('change', early.note, true)
  for (const choice of early.changed) if (choice.isConnected) chooseAgain(choice)
  // Once the choices are drawn: a press may read them.
  setTimeout(() => {
    for (const button of early.pressed) if (button.isConnected) button.click()
  })
}

function chooseAgain(choice: Choice): void {
  if (choice instanceof HTMLSelectElement) {
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // React hears only of what differs from what it saw last; a radio button that lost its turn is spoken for by the other one.
  const isChosen = choice.checked
  if (choice.type === 'radio' && !isChosen) return
  choice.checked = !isChosen
  choice.click()
}
