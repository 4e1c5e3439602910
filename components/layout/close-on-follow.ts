/** Closes a menu when a link in it is followed: between pages the layout, and so the open menu, would stay. */
export function closeOnFollow(): () => void {
  document.addEventListener('click', close)
  return () => document.removeEventListener('click', close)
}

function close({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  link?.closest('dialog')?.close()
  link?.closest<HTMLElement>('[popover]')?.hidePopover()
}
