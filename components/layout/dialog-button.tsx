'use client'

import type { ReactNode } from 'react'

type Props = {
  /** The dialog's id. */
  dialog: string
  command: 'show-modal' | 'close'
  label: string
  className: string
  children: ReactNode
}

/** Opens or closes a dialog: by the browser's own `command` where it knows it, before scripts load, else by script. */
export function DialogButton({ dialog, command, label, className, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={className}
      {...{ command, commandfor: dialog }}
      onClick={() => runWhereUnknown(dialog, command)}
    >
      {children}
    </button>
  )
}

function runWhereUnknown(id: string, command: Props['command']) {
  const dialog = document.getElementById(id)
  if ('commandForElement' in HTMLButtonElement.prototype || !(dialog instanceof HTMLDialogElement)) return
  if (command === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}
