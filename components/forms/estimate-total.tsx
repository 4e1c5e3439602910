'use client'

import { useEffect, useRef, useState } from 'react'
import { formatCents } from '@/lib/platform/shared/money'

/** What the selected services of this form cost together, while that is anything (GFE-012). */
export function EstimateTotal({ label }: { label: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  const [cents, setCents] = useState(0)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const add = () => setCents(selectedCents(form))
    // A reset empties the fields only after its event.
    const addLater = () => queueMicrotask(add)
    add()
    form.addEventListener('change', add)
    form.addEventListener('reset', addLater)
    return () => {
      form.removeEventListener('change', add)
      form.removeEventListener('reset', addLater)
    }
  }, [])

  return (
    <p ref={place} role="status" className="font-semibold text-ink-900 tabular not-empty:mt-2">
      {cents > 0 && (
        <>
          {label}: <strong className="ms-1 font-display text-price">{formatCents(cents)}</strong>
        </>
      )}
    </p>
  )
}

function selectedCents(form: HTMLFormElement): number {
  const selected = form.querySelectorAll<HTMLInputElement>('input[data-cents]:checked')
  return [...selected].reduce((sum, { dataset }) => sum + Number(dataset.cents), 0)
}
