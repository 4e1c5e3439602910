'use client'

import { useEffect } from 'react'

/**
 * Draws nothing: marks the document while a dialog is open, for the style sheet. That can't ask `html:has(dialog[open])`
 * itself, or browsers find every element's style anew whenever anything is put into the page
 * (docs/decisions/0044-style-sheet.md).
 */
export function ModalMark() {
  useEffect(() => {
    const observer = new MutationObserver(markModal)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    markModal()
    return () => observer.disconnect()
  }, [])
  return null
}

function markModal(): void {
  const { dataset } = document.documentElement
  const open = document.querySelector('dialog[open]')
  if (open) dataset.modal = open.querySelector('.toasts') ? 'with-toasts' : ''
  else delete dataset.modal
}
