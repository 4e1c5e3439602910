/** Long enough to cross the menu's button on the way elsewhere, or the gap between the button and its panel. */
const openAfter = 90
const closeAfter = 240

/**
 * Opens the panels of `[data-hover-menu]` for a mouse over them, and closes them when the mouse or the focus leaves
 * (HEAD-011). Click, keys, Escape and a click elsewhere are the browser's own business: the panels are popovers.
 */
export function openOnHover(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function onPointerOver({ target, relatedTarget, pointerType }: PointerEvent) {
    const entered = menuOf(target)
    const left = menuOf(relatedTarget)
    if (pointerType !== 'mouse' || entered === left) return
    clearTimeout(timer)
    if (entered) timer = setTimeout(() => open(entered), openAfter)
    else timer = setTimeout(() => panelOf(left)?.hidePopover(), closeAfter)
  }

  /** The mouse may have come before this listened. */
  function onFirstMove({ target, pointerType }: PointerEvent) {
    const over = menuOf(target)
    if (over && pointerType === 'mouse') timer ??= setTimeout(() => open(over), openAfter)
  }

  /** A mouse that clicks the button of a panel it has just opened would close it. */
  function onClick(event: MouseEvent) {
    const isButton = event.target instanceof Element && event.target.closest('[popovertarget]')
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
    if (isButton && isMouse && panelOf(menuOf(event.target))?.matches(':popover-open')) event.preventDefault()
  }

  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    const left = menuOf(target)
    if (relatedTarget && left && left !== menuOf(relatedTarget)) panelOf(left)?.hidePopover()
  }

  document.addEventListener('pointerover', onPointerOver)
  document.addEventListener('pointermove', onFirstMove, { once: true })
  document.addEventListener('click', onClick)
  document.addEventListener('focusout', onFocusOut)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onPointerOver)
    document.removeEventListener('pointermove', onFirstMove)
    document.removeEventListener('click', onClick)
    document.removeEventListener('focusout', onFocusOut)
  }
}

/** Pressing its button, unlike `showPopover`, puts the panel next in the order of focus. */
function open(menu: Element) {
  if (!panelOf(menu)?.matches(':popover-open')) menu.querySelector<HTMLElement>('[popovertarget]')?.click()
}

function menuOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-hover-menu]') : null
}

function panelOf(menu: Element | null): HTMLElement | null {
  return menu?.querySelector<HTMLElement>('[popover]') ?? null
}
