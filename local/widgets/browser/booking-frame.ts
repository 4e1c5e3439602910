/** Gives the page in the booking frame its life. Served to browsers as it stands here. */
export function runBookingFrame(): void {
  const isFramed = window.parent !== window
  const say = (text: string) => {
    const status = document.querySelector('[role=status]')
    if (status) status.textContent = text
  }

  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.message === 'init') show(data.init)
  })
  for (const form of document.forms) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      say(form.dataset.done ?? '')
      tellParent({ message: form.dataset.tells })
    })
  }
  new ResizeObserver(() => tellParent({ message: 'resize', h: document.body.scrollHeight })).observe(
    document.body,
  )
  if (isFramed) tellParent({ message: 'ready' })
  else show({})

  function show(init: Record<string, unknown>): void {
    const given = Object.entries(init).map(([name, value]) => `${name} = ${value}`)
    const selected = document.querySelector('[data-selected]')
    if (selected) selected.textContent = given.join(', ') || 'no selector: all services'
    const kind = init.intakeqClientArea ? 'portal' : init.intakeqPackageId ? 'package' : 'visit'
    for (const part of document.querySelectorAll<HTMLElement>('[data-for]'))
      part.hidden = part.dataset.for !== kind
  }

  function tellParent(message: object): void {
    // It tells nothing that the page around it may not know.
    if (isFramed) window.parent.postMessage(message, '*')
  }
}
