import type { StreamFetch } from './environment.ts'

/** What the lake sends through the one connection; `alive` is its blank line every 15 s. */
export type Arrival = { id: string; chunk: string } | { id: string; end: true } | 'alive'

export interface Connection {
  /** The lake's answer to a subscription: 200, or why not. */
  subscribe(stream: string, path: string, lastEventId?: string): Promise<Response>
  unsubscribe(stream: string): void
  close(): void
}

interface Options {
  fetch: StreamFetch
  /** The lake's address for this connection: `<apiHost>/v1/mux/<id>`. */
  url: string
  authorization: string
  onArrival(arrival: Arrival): void
  /** Called once when the connection is lost; not after `close`. */
  onLost(): void
}

/** Opens the one connection of a person (contract, section 4). Throws the lake's refusal as a Response. */
export async function connect({
  fetch,
  url,
  authorization,
  onArrival,
  onLost,
}: Options): Promise<Connection> {
  const ending = new AbortController()
  const headers = { Authorization: authorization }
  const answer = await fetch(url, { headers, signal: ending.signal, cache: 'no-store' })
  if (!answer.ok || !answer.body) throw answer
  const { body } = answer
  readLines(body, (line) => {
    const arrival = line ? JSON.parse(line) : 'alive'
    if (arrival === 'alive' || 'id' in arrival) onArrival(arrival)
  })
    .catch(() => undefined)
    .finally(() => {
      if (!ending.signal.aborted) onLost()
    })

  const post = (message: object) =>
    fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    })

  return {
    subscribe: (sub, path, lastEventId) => post({ sub, path, ...(lastEventId && { lastEventId }) }),
    unsubscribe(unsub) {
      // Lost requests need no second try: the lake ends all streams with the connection.
      post({ unsub }).catch(() => undefined)
    },
    close: () => ending.abort(),
  }
}

async function readLines(body: ReadableStream<Uint8Array>, onLine: (line: string) => void): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
}
