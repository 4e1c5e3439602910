export type Sent =
  | { outcome: 'received' }
  | { outcome: 'invalid'; problems: { name: string; message: string }[] }
  | { outcome: 'too_many'; message: string }
  | { outcome: 'failed' }

/** An answer that takes longer is none; the key makes sending again harmless. */
const patienceMs = 30_000

/** Hands a filled-in form to the server and says what became of it. Never rejects. */
export async function sendForm(form: string, key: string, data: FormData): Promise<Sent> {
  try {
    const response = await fetch(`/api/forms/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, values: valuesOf(data) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const body = await response.json()
    if (response.ok && body.outcome === 'received') return { outcome: 'received' }
    if (response.status === 429) return { outcome: 'too_many', message: String(body.message) }
    if (response.status === 400 && body.problems)
      return { outcome: 'invalid', problems: listOf(body.problems) }
  } catch {
    // Not reached, or not answered in our words.
  }
  return { outcome: 'failed' }
}

/** Each field's text; of the services, which can be several, a list. */
function valuesOf(data: FormData): Record<string, unknown> {
  const values = Object.fromEntries([...data].filter(([name]) => name !== 'services'))
  return data.has('services') ? { ...values, services: data.getAll('services') } : values
}

const listOf = (problems: Record<string, string>) =>
  Object.entries(problems).map(([name, message]) => ({ name, message: String(message) }))
