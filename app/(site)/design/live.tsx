'use client'

import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast-store'

const tones = {
  normal: ['Saved', 'It was done.'],
  pending: ['Waiting for the bank', 'It isn’t done yet.'],
  notice: ['Nothing was changed', 'It was not done, and nothing is wrong.'],
  destructive: ['That didn’t work', 'Something is wrong; screen readers say it at once.'],
} as const

/** A button for each tone. */
export function ToastButtons() {
  return (Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
    <button
      key={tone}
      type="button"
      className="button button-quiet"
      onClick={() => showToast({ tone, title: tones[tone][0], description: tones[tone][1] })}
    >
      Show: {tone}
    </button>
  ))
}

export function DialogSample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Open a dialog
      </button>
      {isOpen && (
        <Dialog
          title="A dialog"
          closeLabel="Close the dialog"
          isDismissable
          className="md:max-w-128"
          onClose={() => setOpen(false)}
        >
          <div className="grid gap-4 px-5 py-6 md:px-8">
            <p>Its title stays in sight, Escape closes it, and the focus goes back to what opened it.</p>
            <button type="button" className="button button-primary" onClick={() => setOpen(false)}>
              Understood
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
