/** An answer that takes longer is none: what waits for it would wait for ever on a connection that went silent. */
const timeoutMs = 30_000

export type Answer = { status: number; body: unknown }

/** What the shop answers; status 0 when it can't be reached or gives no sense. Never rejects. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    })
    return { status: response.status, body: await response.json() }
  } catch {
    return { status: 0, body: null }
  }
}

/** The same for something that is sent as JSON. */
export const post = (address: string, body: object): Promise<Answer> =>
  ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
