'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ControlIcon } from '@/components/ui/control-icon'
import { showToast } from '@/components/ui/toast-store'
import { phoneHref } from '@/lib/content/phone-href'
import { noteBeginning, type Sent, sendForm } from '@/lib/forms/send'
import { chooseFromAddress } from './choose-from-address'

import { findProblems, type Problem, recheck, showProblems } from './problems'
import { showEnding } from './show-ending'
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
    if (sent.outcome === 'received') await receive(form, sent)
    else complain(form, sent)
  })

  async function receive(form: HTMLFormElement, { words: own, isHeld, challenge }: Received) {
    const proof = challenge && import('@/lib/forms/prove').then(({ prove }) => prove(challenge))
    // Where the words tell what only the finished work brings, they wait for it.
    const proved = words.held && (await proof)
    const held = isHeld && !proved && words.held
    key.current = ''
    setPhase('sent')
    form.reset()
    const said = held || own || proved?.words || words.success
    if (held || !showEnding(form, said)) showToast(said)
  }

  function complain(form: HTMLFormElement, sent: Exclude<Sent, Received>) {
    setPhase('idle')
    if (sent.outcome === 'invalid' && isAnyIn(form, sent.problems)) return refuse(form, sent.problems)
    const { phone, ...failure } = words.failure
    showToast({
      ...failure,
      ...(sent.outcome === 'too_many' && { description: sent.message }),
      ...(sent.outcome === 'invalid' && { description: sent.problems[0]?.message }),
      ...(phone && { action: { label: `Call ${phone}`, run: () => location.assign(phoneHref(phone)) } }),
      tone: 'destructive',
    })
  }

  function refuse(form: HTMLFormElement, problems: Problem[]) {
    const [first] = problems
    showProblems(form, problems)
    if (!problems.some(({ isMissing }) => isMissing)) return
    const said = first?.name === 'services' ? words.noService : words.missing
    if (said) showToast({ ...said, tone: 'destructive' })
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
    form.addEventListener('focusin', noteBeginning, { signal })
    form.addEventListener('input', ({ target }) => [noteBeginning(), recheck(target)], { signal })
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

type Received = Extract<Sent, { outcome: 'received' }>

const isAnyIn = (form: HTMLFormElement, problems: Problem[]) =>
  problems.some(({ name }) => form.querySelector(`[data-field="${CSS.escape(name)}"]`))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
