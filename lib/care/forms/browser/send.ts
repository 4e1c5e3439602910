import type { Challenge } from 'altcha-lib'
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

/** An answer that takes longer is none; the key makes sending again harmless. */
const timeoutMs = 30_000

/** Hands a filled-in form to the server and says what became of it. Never rejects. */
export async function sendForm(id: string, key: string, form: HTMLFormElement): Promise<Sent> {
  const values = valuesOf(form)
  try {
    const response = await fetch(`/api/forms/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, values, stamp: await requestFormToken() }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await response.json()
    if (response.ok && body.outcome === 'received') return body
    if (response.status === 429) return { outcome: 'too_many', message: String(body.message) }
    if (response.status === 400 && body.problems)
      return { outcome: 'invalid', problems: listOf(body.problems) }
  } catch {
    // Not reached, or not answered in our words.
  }
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

const listOf = (problems: Record<string, string>) =>
  Object.entries(problems).map(([name, message]) => ({ name, message: String(message) }))
