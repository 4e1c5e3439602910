'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { findProblems, type Problem, recheck, showProblems } from '@/components/forms/problems'
import { showToast } from '@/components/ui/toast-store'
import { type AccountCall, askAccount } from '@/lib/people/accounts/browser/ask'
import { newPasswordProblem } from '@/lib/people/accounts/shared/rules'

type Props<Body> = {
  call: AccountCall
  /** What screen readers call the form. */
  label: string
  button: string
  busyButton: string
  /** Title of the toast when the server refuses; its text is the server's message. */
  failureTitle: string
  phone: string | null
  isDangerous?: boolean
  /** The fields are empty by then. */
  onDone(body: Body): void
  children: ReactNode
}

/**
 * A form of the account pages and the header. Without scripts it posts itself to the same address, which answers with
 * a page.
 */
export function AccountForm<Body>(props: Props<Body>) {
  const { call, label, button, busyButton, failureTitle, phone, isDangerous, onDone, children } = props
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
      <button
        type="submit"
        className={`button ${isDangerous ? 'button-danger' : 'button-primary'}`}
        disabled={isBusy}
      >
        {isBusy ? busyButton : button}
      </button>
    </form>
  )
}

/**
 * What was typed into a form, by the names of its fields: passwords exactly as typed, everything else without spaces
 * around it.
 */
function answersOf(form: HTMLFormElement): Record<string, string> {
  const controls = form.querySelectorAll<HTMLInputElement>('[data-field] input')
  return Object.fromEntries(
    [...controls].map(({ name, value, autocomplete }) => [
      name,
      autocomplete.endsWith('password') ? value : value.trim(),
    ]),
  )
}

/**
 * What the browser can tell before the server is asked: every form's problems, and a new password that is too long in
 * bytes.
 */
function accountProblems(form: HTMLFormElement): Problem[] {
  const problems = findProblems(form)
  const password = form.querySelector<HTMLInputElement>('input[autocomplete="new-password"]')
  if (!password || problems.some(({ name }) => name === password.name)) return problems
  const message = newPasswordProblem(password.value)
  return message ? [...problems, { name: password.name, message }] : problems
}
