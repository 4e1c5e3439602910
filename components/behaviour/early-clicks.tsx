declare global {
  interface Window {
    earlyClicks?: { buttons: Set<HTMLButtonElement>; note(event: Event): void }
  }
}

const script = `(()=>{const buttons=new Set,note=e=>{const b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget],[commandfor])");b&&buttons.add(b)};window.earlyClicks={buttons,note};addEventListener("click",note,true)})()`

/** Notes which buttons are pressed before the page's scripts are there; what works without them is left alone. */
export function EarlyClicks() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

/** Presses them once, now that they do something. */
export function replayEarlyClicks(): void {
  const early = window.earlyClicks
  if (!early) return
  window.earlyClicks = undefined
  removeEventListener('click', early.note, true)
  for (const button of early.buttons) if (button.isConnected) button.click()
}
