/**
 * Moves the focus to the same control of the next line, else of the one before, else to the drawer: called by a
 * control that is about to go, alone or with its line, so that a keyboard visitor is not thrown to the start of the
 * page.
 */
export function moveFocusOn(control: HTMLElement): void {
  const line = control.closest('li')
  const inLine = [...(line?.querySelectorAll('button') ?? [])].indexOf(control as HTMLButtonElement)
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  const target =
    neighbour?.querySelectorAll('button')[inLine] ?? control.closest<HTMLElement>('[role=dialog]')
  target?.focus()
}
