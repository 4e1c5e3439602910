/** Closes a panel when the focus goes on to somewhere else of the page: it would lie over what has the focus then. */
export function closeOnFocusOut(panel: HTMLElement | null): () => void {
  const close = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !panel?.parentElement?.contains(relatedTarget))
      panel?.hidePopover()
  }
  panel?.addEventListener('focusout', close)
  return () => panel?.removeEventListener('focusout', close)
}
