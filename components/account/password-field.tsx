'use client'

import { useEffect, useRef, useState } from 'react'
import { FieldProblem } from '@/components/forms/field-problem'
import { passwordRule } from '@/lib/people/accounts/shared/rules'

const { minLetters, maxBytes } = passwordRule

type Props = {
  id: string
  name?: 'password' | 'current'
  label?: string
  /** A password that is being chosen: its rules are said beforehand (decisions VALID-003). */
  isNew?: boolean
}

/** A password, hidden until its owner wants to see it. Pasting is welcome. */
export function PasswordField({ id, name = 'password', label = 'Password', isNew = false }: Props) {
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

  const rules = isNew && {
    minLength: minLetters,
    pattern: `.{${minLetters},}`,
    title: `At least ${minLetters} characters`,
  }
  return (
    <div
      className="field"
      data-field={name}
      data-label={label}
      data-missing={`Please enter your ${label.toLowerCase()}.`}
      data-wrong={`Use at least ${minLetters} characters for your password.`}
      data-most={isNew ? maxBytes : undefined}
    >
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="password">
        <input
          ref={input}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          className="field-control"
          aria-describedby={isNew ? `${id}-help ${id}-problem` : `${id}-problem`}
          {...rules}
        />
        <button
          type="button"
          className="password-toggle"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
      {isNew && (
        <p id={`${id}-help`} className="field-help">
          At least {minLetters} characters, at most {maxBytes}. Three or four random words are easy to keep.
        </p>
      )}
      <FieldProblem id={`${id}-problem`} />
    </div>
  )
}
