import { showToast } from '@/components/ui/toast-store'
import { type Sent, sendForm } from '@/lib/care/forms/browser/send'
import { findProblems, type Problem, recheck, showProblems } from './problems'
import { showFailure } from './show-failure'
import type { SendingWords } from './words'

export type Phase = 'idle' | 'sending' | 'sent'
type Sending = {
  form: HTMLFormElement
  id: string
  words(): SendingWords
  onPhase(phase: Phase): void
  /** Ends the rechecking of what is typed. */
  signal: AbortSignal
}

/** NEWS-004: the newsletter says 'Subscribing...' for a second at least. */
const minMs: Record<string, number> = { newsletter: 1000 }

/** What checks a form, sends it and says what became of it. */
export function createSender({ form, id, words: latestWords, onPhase, signal }: Sending) {
  let key = ''
  let isSending = false
  form.addEventListener('input', ({ target }) => recheck(target), { signal })

  async function send() {
    if (isSending) return
    const problems = findProblems(form)
    if (problems.length > 0) return refuse(problems)
    showProblems(form, [])
    isSending = true
    onPhase('sending')
    // The same key until it is stored: sent twice by a shaky connection, it is stored once.
    key ||= crypto.randomUUID?.() ?? `${Math.random()}${Math.random()}`
    const [sent] = await Promise.all([sendForm(id, key, form), wait(minMs[id] ?? 0)])
    if (sent.outcome === 'received') await receive(sent)
    else complain(sent)
    isSending = false
  }

  async function receive({ words: own, isHeld, challenge }: Received) {
    const words = latestWords()
    const proof =
      challenge &&
      import('@/lib/care/forms/browser/proof-of-work')
        .then(({ proveWork }) => proveWork(challenge))
        .catch(() => null)
    // Where the words tell what only the finished work brings, they wait for it.
    const proved = words.held && (await proof)
    const held = isHeld && !proved && words.held
    key = ''
    onPhase('sent')
    form.reset()
    const said = held || own || proved?.words || words.success
    if (held || !showEnding(form, said)) showToast(said)
  }

  function complain(sent: Exclude<Sent, Received>) {
    onPhase('idle')
    if (sent.outcome === 'invalid' && isAnyIn(form, sent.problems)) return refuse(sent.problems)
    showFailure(latestWords().failure, {
      ...(sent.outcome === 'too_many' && { description: sent.message }),
      ...(sent.outcome === 'invalid' && { description: sent.problems[0]?.message }),
    })
  }

  function refuse(problems: Problem[]) {
    const words = latestWords()
    const [first] = problems
    showProblems(form, problems)
    if (!problems.some(({ isMissing }) => isMissing)) return
    const said = first?.name === 'services' ? words.noService : words.missing
    if (said) showToast({ ...said, tone: 'destructive' })
  }

  return { send }
}

type Received = Extract<Sent, { outcome: 'received' }>

const isAnyIn = (form: HTMLFormElement, problems: Problem[]) =>
  problems.some(({ name }) => form.querySelector(`[data-field="${CSS.escape(name)}"]`))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Puts the form's ending, with these words, in its place and reads it out; false when the form has none and stays. */
export function showEnding(form: HTMLFormElement, { description }: { description: string }): boolean {
  const ending = form.nextElementSibling
  if (!(ending instanceof HTMLElement) || !('ending' in ending.dataset)) return false
  const said = ending.querySelector('[data-said]')
  if (said) said.textContent = description
  form.hidden = true
  ending.hidden = false
  ending.focus()
  return true
}
