import { showToast } from '@/components/ui/toast-store'
import { type Sent as Answer, sendForm } from '@/lib/care/forms/browser/send'
import { type FormId, fieldsOf } from '@/lib/care/forms/shared/forms'
import type { Problems } from '@/lib/platform/forms/shared/schema'
import { type Around, type Controls, controlForm, type Sent } from './controller'
import { showFailure } from './show-failure'
import type { SendingWords } from './words'

/** NEWS-004: the newsletter says 'Subscribing...' for a second at least. */
const minMs: Partial<Record<FormId, number>> = { newsletter: 1000 }

/** What a form of the clinic's does beside what every form does: how it is sent, and what is said then. */
export function controlRequest(id: FormId, latestWords: () => SendingWords, around: Around): Controls {
  const { form } = around
  const fields = fieldsOf(id)

  async function receive({ words: own, path, isHeld, challenge }: Received): Promise<Sent> {
    const words = latestWords()
    const proof =
      challenge &&
      import('@/lib/care/forms/browser/proof-of-work')
        .then(({ proveWork }) => proveWork(challenge))
        .catch(() => null)
    // Where the words tell what only the finished work brings, they wait for it.
    const proved = words.held && (await proof)
    const held = isHeld && !proved && words.held
    const said = held || own || proved?.words || words.success
    return {
      isDone: true,
      finish: () => {
        if (held || !showEnding(form, said, path)) showToast(said)
      },
    }
  }

  function refuse(problems: Problems) {
    const words = latestWords()
    const wrong = fields.filter(({ name }) => problems[name])
    if (!wrong.some(({ name, missing }) => problems[name] === missing)) return
    const said = wrong[0]?.kind === 'several' ? words.noService : words.missing
    if (said) showToast({ ...said, tone: 'destructive' })
  }

  function failed(sent: Exclude<Answer, Received>) {
    showFailure(latestWords().failure, {
      ...(sent.outcome === 'too_many' && { description: sent.message }),
      ...(sent.outcome === 'invalid' && { description: Object.values(sent.problems)[0] }),
    })
  }

  async function send(values: object, key: string): Promise<Sent> {
    const [sent] = await Promise.all([sendForm(id, key, values), wait(minMs[id] ?? 0)])
    if (sent.outcome === 'received') return receive(sent)
    const problems = sent.outcome === 'invalid' ? sent.problems : {}
    return { isDone: false, problems, otherwise: () => failed(sent) }
  }

  return controlForm({ fields, send, onRefused: refuse }, around)
}

type Received = Extract<Answer, { outcome: 'received' }>

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Puts the form's ending, with these words, in its place and reads it out; false when the form has none and stays. */
export function showEnding(
  form: HTMLFormElement,
  { description }: { description: string },
  path?: string,
): boolean {
  const ending = form.nextElementSibling
  if (!(ending instanceof HTMLElement) || !('ending' in ending.dataset)) return false
  const said = ending.querySelector('[data-said]')
  if (said) said.textContent = description
  if (path) {
    const more = document.createElement('a')
    Object.assign(more, { href: path, className: 'text-link', textContent: 'See or print it' })
    ending.append(more)
  }
  form.hidden = true
  ending.hidden = false
  ending.focus()
  return true
}
