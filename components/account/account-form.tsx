'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { recheck, showProblems } from '@/components/forms/problems'
import { showToast } from '@/components/ui/toast-store'
import { type AccountCall, askAccount } from '@/lib/people/accounts/browser/ask'
import { accountProblems } from './account-problems'
import { answersOf } from './answers-of'

type Props<Body> = {
  call: AccountCall
  /** What screen readers call the form. */
  label: string
  button: string
  busyButton: string
  /** Title of the toast when the server refuses; its text is the server's message. */
  failureTitle: string
  phone: string | null
  /** The fields are empty by then. */
  onDone(body: Body): void
  children: ReactNode
}

/** A form of the account pages and the header. Without scripts it posts itself to the same address, which answers with a page. */
export function AccountForm<Body>(props: Props<Body>) {
  const { call, label, button, busyButton, failureTitle, phone, onDone, children } = props
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    // Only now: until here the browser's own checks stand in.
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    // The button lost the focus while it was disabled.
    const isLost = document.activeElement === document.body || !document.activeElement
    if (problem && isLost) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [problem])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isSending.current) return
    const problems = accountProblems(element)
    showProblems(element, problems)
    if (problems.length > 0) return
    isSending.current = true
    setBusy(true)
    setProblem(null)
    const answer = await askAccount<Body>(call, answersOf(element), phone)
    isSending.current = false
    setBusy(false)
    if (answer.isDone) {
      element.reset()
      onDone(answer.body)
      return
    }
    const { field, message } = answer
    showToast({ title: failureTitle, description: message, tone: 'destructive' })
    const isAtField = field && element.querySelector(`[data-field="${CSS.escape(field)}"]`)
    if (isAtField) showProblems(element, [{ name: field, message }])
    else setProblem(message)
  }

  return (
    <form
      ref={form}
      action={`/api/account/${call}`}
      method="post"
      aria-label={label}
      className="account-form"
      onSubmit={send}
      onInput={({ target }) => recheck(target)}
    >
      {children}
      {problem && <p className="account-problem">{problem}</p>}
      <button type="submit" className="button button-primary" disabled={isBusy}>
        {isBusy ? busyButton : button}
      </button>
    </form>
  )
}
