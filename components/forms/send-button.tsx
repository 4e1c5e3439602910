'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ControlIcon } from '@/components/ui/control-icon'
import { showToast } from '@/components/ui/toast-store'
import { type Sent, sendForm } from '@/lib/forms/send'
import { chooseFromAddress } from './choose-from-address'
import { findProblems, type Problem, recheck, showProblems } from './problems'
import type { SendingWords } from './words'

/** NEWS-004: the newsletter says 'Subscribing...' for a second at least. */
const leastMs: Record<string, number> = { newsletter: 1000 }

/** The button of the form around it, and the one part that runs in the browser: checks, sends, says what became of it. */
export function SendButton({ form: id, words }: { form: string; words: SendingWords }) {
  const button = useRef<HTMLButtonElement>(null)
  const key = useRef('')
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent'>('idle')

  const send = useEffectEvent(async (form: HTMLFormElement) => {
    if (phase === 'sending') return
    const problems = findProblems(form)
    if (problems.length > 0) return refuse(form, problems)
    showProblems(form, [])
    setPhase('sending')
    // The same key until it is stored: sent twice by a shaky connection, it is stored once.
    key.current ||= crypto.randomUUID?.() ?? `${Math.random()}${Math.random()}`
    const [sent] = await Promise.all([sendForm(id, key.current, form), wait(leastMs[id] ?? 0)])
    setPhase(sent.outcome === 'received' ? 'sent' : 'idle')
    tell(form, sent)
  })

  function tell(form: HTMLFormElement, sent: Sent) {
    if (sent.outcome === 'received') {
      key.current = ''
      form.reset()
      showToast(sent.words ?? words.success)
    } else if (sent.outcome === 'invalid' && isAnyIn(form, sent.problems)) {
      refuse(form, sent.problems)
    } else {
      showToast({
        ...words.failure,
        ...(sent.outcome === 'too_many' && { description: sent.message }),
        ...(sent.outcome === 'invalid' && { description: sent.problems[0]?.message }),
        tone: 'destructive',
      })
    }
  }

  function refuse(form: HTMLFormElement, problems: Problem[]) {
    const [first] = problems
    showProblems(form, problems)
    if (!problems.some(({ isMissing }) => isMissing)) return
    const isAboutServices = first?.name === 'services'
    showToast({ ...(isAboutServices ? words.noService : words.missing), tone: 'destructive' })
  }

  useEffect(() => {
    const form = button.current?.form
    if (!form) return
    const listening = new AbortController()
    const { signal } = listening
    // Only now: until here the browser's own checks stand in (VALID-016).
    form.noValidate = true
    chooseFromAddress(form)
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        void send(form)
      },
      { signal },
    )
    form.addEventListener('input', ({ target }) => recheck(target), { signal })
    return () => listening.abort()
  }, [])

  useEffect(() => {
    // A disabled button loses the focus.
    if (phase === 'sent' && document.activeElement === document.body) button.current?.focus()
  }, [phase])

  const isSending = phase === 'sending'
  return (
    <div className="form-send">
      <button ref={button} type="submit" className="button button-primary" disabled={isSending}>
        {isSending ? words.sendingButton : words.button}
      </button>
      {phase === 'sent' && words.sentNote && (
        <p className="form-sent">
          <ControlIcon name="check" />
          {words.sentNote}
        </p>
      )}
    </div>
  )
}

const isAnyIn = (form: HTMLFormElement, problems: Problem[]) =>
  problems.some(({ name }) => form.querySelector(`[data-field="${CSS.escape(name)}"]`))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
