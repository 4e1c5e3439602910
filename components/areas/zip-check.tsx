'use client'

import { type FormEvent, useRef, useState } from 'react'
import { ControlIcon } from '@/components/ui/control-icon'
import type { AskingWords } from '@/lib/areas/zip-words'
import { askZip, type ZipAnswer } from './ask-zip'
import { ZipAnswerView } from './zip-answer-view'

type Props = {
  id: string
  words: AskingWords
  phone: string | null
  /** One line with its answer below, such as above the booking widget. */
  isCompact?: boolean
}

/** Takes a ZIP code and says how soon we come there. Without scripts it is an ordinary form: the server answers with a page. */
export function ZipCheck({ id, words, phone, isCompact }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(0)
  const [answer, setAnswer] = useState<ZipAnswer | null>(null)
  const problem = answer?.kind === 'invalid' ? answer.message : ''

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const ours = ++latest.current
    const found = await askZip(input.current?.value ?? '', words)
    if (ours !== latest.current) return
    setAnswer(found)
    if (found.kind === 'invalid') input.current?.focus()
  }

  return (
    <div className={isCompact ? 'zip zip-compact' : 'zip'}>
      <form ref={checkHere} action="/api/areas/zip" onSubmit={ask} className="zip-form">
        <label htmlFor={id} className="field-label">
          {words.label}
        </label>
        <div className="zip-row">
          <input
            ref={input}
            id={id}
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={40}
            required
            className="field-control"
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem`}
          />
          <button type="submit" className={isCompact ? 'button button-quiet' : 'button button-primary'}>
            {words.button}
          </button>
        </div>
        <p className="field-problem" role="alert">
          <ControlIcon name="alert" />
          <span id={`${id}-problem`}>{problem}</span>
        </p>
      </form>
      <ZipAnswerView id={id} answer={answer} phone={phone} isBooking={isCompact} />
    </div>
  )
}

/** Only from now on: until here the browser's own check stands in. */
function checkHere(form: HTMLFormElement | null) {
  if (form) form.noValidate = true
}
