import { config } from 'zod/mini'
import { summaryTitle } from '@/components/ui/error-summary'
import type { Field } from '@/lib/platform/forms/shared/field'
import { type Problems, problemsIn } from '@/lib/platform/forms/shared/schema'

// Our policy forbids code that is made at run time.
config({ jitless: true })

/** What stands in the fields, trimmed, passwords as they were typed; of several choices a list. */
export type Values = Record<string, string | string[]>
export type Phase = 'idle' | 'sending' | 'sent'

/** What became of a form. `finish` follows once it is empty again, `otherwise` where no field is to blame. */
export type Sent =
  | { isDone: true; finish?(): void }
  | { isDone: false; problems?: Problems; otherwise(): void }

export type Work = {
  fields: readonly Field[]
  /** What is wrong before it is sent; by the fields' schema unless told otherwise. */
  validate?(values: Values): Problems
  /** The key is the same until the form was taken: sent twice by a shaky connection, it is taken once. Never rejects. */
  send(values: Values, key: string): Promise<Sent>
  /** What was typed stays once it was sent. */
  isKept?: boolean
  /** Beside what stands at the fields, when it was not sent. */
  onRefused?(problems: Problems): void
}

export type Around = {
  form: HTMLFormElement
  onPhase(phase: Phase): void
  /** Ends the rechecking of what is typed. */
  signal: AbortSignal
}
export type Controls = {
  submit(): Promise<void>
  /** Takes all problems away. */
  clear(): void
}

/** What every form does in the browser: checks, sends once, and says at each field and in a summary what is wrong. */
export function controlForm(
  { fields, send, isKept, onRefused, ...work }: Work,
  { form, onPhase, signal }: Around,
): Controls {
  let key = ''
  let isSending = false
  const validate = work.validate ?? ((values) => problemsIn(fields, values))

  function recheck(name: string) {
    const place = placeOf(form, name)
    if (!place || controlIn(place)?.ariaInvalid !== 'true') return
    const message = validate(valuesOf(form, fields))[name]
    showAt(place, message)
    noteSolved(form, name, message)
  }

  async function submit() {
    if (isSending) return
    const problems = validate(valuesOf(form, fields))
    if (showProblems(form, problems)) return onRefused?.(problems)
    isSending = true
    onPhase('sending')
    key ||= crypto.randomUUID?.() ?? `${Math.random()}${Math.random()}`
    const sent = await send(valuesOf(form, fields), key)
    isSending = false
    if (sent.isDone) {
      key = ''
      onPhase('sent')
      if (!isKept) form.reset()
      sent.finish?.()
    } else {
      onPhase('idle')
      // The button is enabled again by then: it may have had the focus.
      if (!showProblems(form, sent.problems ?? {})) sent.otherwise()
    }
  }

  // While somebody types nothing new is complained about.
  form.addEventListener(
    'input',
    ({ target }) => {
      const place = target instanceof Element && target.closest<HTMLElement>('[data-field]')
      if (place) recheck(place.dataset.field ?? '')
    },
    { signal },
  )
  form.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-summary] a')
      const place = link && placeOf(form, link.dataset.to ?? '')
      if (!place) return
      // The address stays as it is, and the menu or dialog around the form stays open.
      event.preventDefault()
      event.stopPropagation()
      controlIn(place)?.focus()
    },
    { signal },
  )
  return { submit, clear: () => void showProblems(form, {}) }
}

function valuesOf(form: HTMLFormElement, fields: readonly Field[]): Values {
  const data = new FormData(form)
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]))
  const values: Values = {}
  for (const name of data.keys()) {
    const kind = kinds.get(name)
    const typed = String(data.get(name))
    if (kind === 'several') values[name] = data.getAll(name).map(String)
    else values[name] = kind === 'password' ? typed : typed.trim()
  }
  // Half a date is empty here, but not meant to be.
  for (const control of form.elements)
    if (control instanceof HTMLInputElement && control.validity.badInput) values[control.name] = '?'
  return values
}

/**
 * Writes these problems at their fields, takes all others away, and moves the focus: to the field when it is one, to
 * the summary when there are more. False when none of them has a field here.
 */
function showProblems(form: HTMLFormElement, problems: Problems): boolean {
  const shown: [place: HTMLElement, message: string][] = []
  for (const place of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const message = problems[place.dataset.field ?? '']
    showAt(place, message)
    if (message) shown.push([place, message])
  }
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  const isMany = shown.length > 1 && summary !== null
  if (summary) {
    summary.hidden = !isMany
    summary.firstElementChild?.replaceChildren(...(isMany ? summaryOf(shown) : []))
  }
  const [first] = shown
  if (isMany) summary.focus()
  else if (first) controlIn(first[0])?.focus()
  return first !== undefined
}

function summaryOf(shown: [place: HTMLElement, message: string][]): Element[] {
  const title = document.createElement('p')
  title.textContent = summaryTitle
  const list = document.createElement('ul')
  for (const [place, message] of shown) {
    const link = document.createElement('a')
    link.href = `#${controlIn(place)?.id ?? ''}`
    link.textContent = message
    link.dataset.to = place.dataset.field
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return [title, list]
}

/** The summary follows: a solved field leaves it, and with the last one it goes. */
function noteSolved(form: HTMLFormElement, name: string, message: string | undefined): void {
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  const link = summary?.querySelector(`a[data-to="${CSS.escape(name)}"]`)
  if (!summary || !link) return
  if (message) link.textContent = message
  else link.closest('li')?.remove()
  summary.hidden = summary.querySelector('li') === null
}

/** Writes this problem at the field, or takes it away. */
function showAt(place: HTMLElement, message: string | undefined): void {
  const words = place.querySelector('[data-problem]')
  if (words) words.textContent = message ?? ''
  const control = controlIn(place)
  if (control) control.ariaInvalid = message ? 'true' : null
}

const placeOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)

const controlIn = (place: HTMLElement) =>
  place.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')
