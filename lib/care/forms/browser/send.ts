import type { Challenge } from 'altcha-lib'
import { askApi } from '@/lib/platform/browser/api-client'
import { requestFormToken } from './form-token'

export type Words = { title: string; description: string }
export type Sent =
  /**
   * `words` instead of the published ones; a `challenge` when it is held only until the browser has done some work.
   */
  | { outcome: 'received'; words?: Words; isHeld?: boolean; challenge?: Challenge }
  | { outcome: 'invalid'; problems: { name: string; message: string }[] }
  | { outcome: 'too_many'; message: string }
  | { outcome: 'failed' }

/**
 * Hands a filled-in form to the server and says what became of it; the key makes sending again harmless. Never
 * rejects.
 */
export async function sendForm(id: string, key: string, form: HTMLFormElement): Promise<Sent> {
  const values = valuesOf(form)
  const send = { key, values, stamp: await requestFormToken() }
  const { outcome, status, body, message } = await askApi(`/api/forms/${id}`, { send })
  if (outcome === 'answered' && body.outcome === 'received') return body as Received
  if (status === 429) return { outcome: 'too_many', message }
  if (status === 400 && body.problems) return { outcome: 'invalid', problems: listOf(body.problems) }
  return { outcome: 'failed' }
}

/** Each field's text; of checkboxes, of which several can be chosen, a list. */
function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form)
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(({ name }) => name)
  return Object.fromEntries(
    [...data].map(([name, value]) => [name, boxes.includes(name) ? data.getAll(name) : value]),
  )
}

type Received = Extract<Sent, { outcome: 'received' }>

const listOf = (problems: object) =>
  Object.entries(problems).map(([name, message]) => ({ name, message: String(message) }))
