'use client'

import { useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import type { Field } from '@/lib/platform/forms/shared/field'

type Props = { id: string; field: Field; problem?: string | undefined; isCompact?: boolean | undefined }

/** A password, hidden until its owner wants to see it. Pasting is welcome. */
export function PasswordField({ id, field, ...more }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    // Sent in plain sight, a browser could keep it among the words it offers for other fields.
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    form?.addEventListener('reset', hide)
    return () => {
      form?.removeEventListener('submit', hide)
      form?.removeEventListener('reset', hide)
    }
  }, [])

  const { minLetters } = field.chosen ?? {}
  const rules = minLetters && {
    minLength: minLetters,
    pattern: `.{${minLetters},}`,
    title: `At least ${minLetters} characters`,
  }
  return (
    <FormField id={id} field={field} {...more}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            className={`${control.className} pe-19`}
            ref={input}
            required
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            {...rules}
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 min-w-17 rounded-control text-sm font-semibold text-agave-600 hover:text-agave-800 hover:underlined focus-visible:-outline-offset-4 noscript:hidden"
            aria-label={`${isShown ? 'Hide' : 'Show'} ${field.label.toLowerCase()}`}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </FormField>
  )
}
