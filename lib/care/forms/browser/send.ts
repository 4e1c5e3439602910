import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export type Words = { title: string; description: string }
export type Sent =
  /** `words` instead of the published ones; a `challenge` when it is held only until the browser has done some work. */
  | { outcome: 'received'; words?: Words; isHeld?: boolean; challenge?: Challenge }
  | { outcome: 'invalid'; problems: { name: string; message: string }[] }
  | { outcome: 'too_many'; message: string }
  | { outcome: 'failed' }

/** An answer that takes longer is none; the key makes sending again harmless. */
const patienceMs = 30_000

/** Hands a filled-in form to the server and says what became of it. Never rejects. */
export async function sendForm(id: string, key: string, form: HTMLFormElement): Promise<Sent> {
  const values = valuesOf(form)
  try {
    const response = await fetch(`/api/forms/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, values, stamp: await noteBeginning() }),
      signal: AbortSignal.timeout(patienceMs),
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

let stamp: Promise<string | undefined> | undefined

/** Notes on the server, once on each page, when somebody began to fill in a form. Never rejects. */
export function noteBeginning(): Promise<string | undefined> {
  stamp ??= fetch('/api/forms/token', { signal: AbortSignal.timeout(5000) })
    .then((response) => response.json())
    .then((body) => body.stamp)
    .catch(() => {
      stamp = undefined
    })
  return stamp
}

/**
 * Does the work the server asks of a suspicious sender and hands it in. Resolves with the keeper's own words, if any; null when
 * the message still waits for a person. Loaded only when needed; never rejects.
 */
export async function prove(challenge: Challenge): Promise<{ words?: Words } | null> {
  try {
    const solution = await solveChallenge({ challenge, deriveKey })
    const response = await fetch('/api/forms/proof', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ challenge, solution }),
      keepalive: true,
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
