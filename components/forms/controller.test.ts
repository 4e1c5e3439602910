import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { email, line } from '@/lib/platform/forms/shared/field'
import { controlForm, type Sent, type Work } from './controller'

const fields = [line('name', 'Name', { isRequired: true }), email]
const fieldHtml = (name: string) =>
  `<div data-field="${name}"><input id="f-${name}" name="${name}"><span id="f-${name}-problem" data-problem></span></div>`

/** A form in a document of its own, with what was sent by it. */
function formOf(answers: Sent[] = [], own: Partial<Work> = {}) {
  const { window } = new JSDOM(
    `<form><div data-summary hidden tabindex="-1"><div role="alert"></div></div>${fields.map(({ name }) => fieldHtml(name)).join('')}<button>Send</button></form>`,
  )
  for (const name of ['Element', 'HTMLInputElement', 'FormData', 'CSS'] as const)
    vi.stubGlobal(name, name === 'CSS' ? { escape: (text: string) => text } : window[name])
  vi.stubGlobal('document', window.document)
  const form = window.document.querySelector('form') as HTMLFormElement
  const sent: [values: object, key: string][] = []
  const phases: string[] = []
  const send: Work['send'] = async (values, key) => {
    sent.push([values, key])
    return answers.shift() ?? { isDone: true }
  }
  const controls = controlForm(
    { fields, send, ...own },
    { form, onPhase: (phase) => phases.push(phase), signal: new window.AbortController().signal },
  )
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const type = (name: string, value: string) => {
    input(name).value = value
    input(name).dispatchEvent(new window.Event('input', { bubbles: true }))
  }
  const problem = (name: string) => form.querySelector(`#f-${name}-problem`)?.textContent
  const summary = form.querySelector('[data-summary]') as HTMLElement
  const listed = () => [...summary.querySelectorAll('a')].map(({ textContent }) => textContent)
  return { ...controls, form, sent, phases, input, type, problem, summary, listed, window }
}

afterEach(() => vi.unstubAllGlobals())

test('several problems stand at their fields and in a summary, which has the focus; each leads to its field and leaves once it is solved', async () => {
  const { submit, sent, type, problem, summary, listed, input, window } = formOf()
  await submit()
  expect(sent).toEqual([])
  expect([problem('name'), problem('email')]).toEqual([
    'Please enter your name.',
    'Please enter your email address.',
  ])
  expect(input('name').ariaInvalid).toBe('true')
  expect(summary.hidden).toBe(false)
  expect(window.document.activeElement).toBe(summary)
  expect(listed()).toEqual(['Please enter your name.', 'Please enter your email address.'])
  const followed = vi.fn()
  window.document.addEventListener('click', followed)
  summary
    .querySelectorAll('a')[1]
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(window.document.activeElement).toBe(input('email'))
  // A menu closes when a link in it is followed.
  expect(followed).not.toHaveBeenCalled()

  type('email', 'ana@')
  expect(listed()[1]).toContain('like name@example.com')
  type('email', 'ana@example.com')
  type('name', 'Ana')
  expect(listed()).toEqual([])
  expect(summary.hidden).toBe(true)
  expect([problem('name'), problem('email')]).toEqual(['', ''])
})

test('one problem takes the focus to its field, without a summary; nothing new is complained about while somebody types', async () => {
  const { submit, type, problem, summary, input, window } = formOf()
  type('name', 'Ana')
  type('email', 'ana@')
  expect(problem('email')).toBe('')
  await submit()
  expect(window.document.activeElement).toBe(input('email'))
  expect(summary.hidden).toBe(true)
})

test('it is sent once however often it is pressed, under one key until it was taken; then it is empty', async () => {
  const otherwise = vi.fn()
  const finish = vi.fn()
  const { submit, sent, phases, type, input } = formOf([
    { isDone: false, otherwise },
    { isDone: true, finish },
  ])
  type('name', ' Ana ')
  type('email', 'ana@example.com')
  await Promise.all([submit(), submit()])
  expect(sent).toHaveLength(1)
  expect(otherwise).toHaveBeenCalledOnce()
  expect(input('name').value).toBe(' Ana ')
  await submit()
  expect(sent.map(([values]) => values)).toEqual(Array(2).fill({ name: 'Ana', email: 'ana@example.com' }))
  expect(sent[1]?.[1]).toBe(sent[0]?.[1])
  expect(finish).toHaveBeenCalledOnce()
  expect(phases).toEqual(['sending', 'idle', 'sending', 'sent'])
  expect(input('name').value).toBe('')
  type('name', 'Ana')
  type('email', 'ana@example.com')
  await submit()
  expect(sent[2]?.[1]).not.toBe(sent[0]?.[1])
})

test('what only the server finds stands at its field; what is about no field is said otherwise', async () => {
  const otherwise = vi.fn()
  const { submit, type, problem } = formOf([
    { isDone: false, problems: { email: 'It is taken.' }, otherwise },
    { isDone: false, problems: { elsewhere: 'No field of this form.' }, otherwise },
  ])
  type('name', 'Ana')
  type('email', 'ana@example.com')
  await submit()
  expect(problem('email')).toBe('It is taken.')
  expect(otherwise).not.toHaveBeenCalled()
  await submit()
  expect(problem('email')).toBe('')
  expect(otherwise).toHaveBeenCalledOnce()
})

test('what was typed stays where the form is kept', async () => {
  const { submit, type, input } = formOf([], { isKept: true })
  type('name', 'Ana')
  type('email', 'ana@example.com')
  await submit()
  expect(input('name').value).toBe('Ana')
})
