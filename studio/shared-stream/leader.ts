import type { Bus, Message, StreamFetch } from './environment.ts'

const idleMs = 5_000

interface Options {
  bus: Bus
  fetch: StreamFetch
  newId(): string
  apiHost: string
  authorization: string
  /** Calls back when the tab is closed. */
  watchTab(tab: string, onGone: () => void): void
}

export interface Leader {
  hear(message: Message): void
  stop(): void
}

/** Holds the one connection for all tabs of a person: opens streams for them and passes on what arrives. */
export function createLeader({ bus, fetch, newId, apiHost, authorization, watchTab }: Options): Leader {
  const streams = new Map<string, string>()
  const watched = new Set<string>()
  let name = newId()
  let connection: Promise<Connection> | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  tell()

  return { hear, stop }

  function tell() {
    bus.send({ type: 'leads', leader: name })
  }

  function hear(message: Message) {
    if (isStopped) return
    if (message.type === 'who') tell()
    if (message.type === 'open' && message.leader === name) void open(message)
    if (message.type === 'close') close(message.stream)
  }

  async function open({ stream, tab, path, lastEventId }: Extract<Message, { type: 'open' }>) {
    if (streams.has(stream)) return
    clearTimeout(idle)
    streams.set(stream, tab)
    if (!watched.has(tab)) {
      watched.add(tab)
      watchTab(tab, () => forget(tab))
    }
    const current = name
    const answer = await subscribe(stream, path, lastEventId)
    if (isStopped || current !== name) return
    if (!streams.has(stream)) return leave(stream)
    if (answer.ok) return bus.send({ type: 'opened', stream })
    streams.delete(stream)
    bus.send({ type: 'refused', stream, status: answer.status, body: await answer.text() })
  }

  async function subscribe(stream: string, path: string, lastEventId?: string): Promise<Response> {
    try {
      connection ??= connect({
        fetch,
        url: `${apiHost}/v1/mux/${name}`,
        authorization,
        onArrival: arrive,
        onLost: startAnew,
      })
      return await (await connection).subscribe(stream, path, lastEventId)
    } catch (cause) {
      connection = undefined
      // 503 makes the client try again after a second; a refusal such as 401 it must see.
      return cause instanceof Response
        ? cause.clone()
        : new Response('The content lake does not answer', { status: 503 })
    }
  }

  function arrive(arrival: Arrival) {
    if (isStopped) return
    if (arrival === 'alive') return tell()
    const { id: stream } = arrival
    if (!streams.has(stream)) return
    if ('chunk' in arrival) return bus.send({ type: 'chunk', stream, chunk: arrival.chunk })
    streams.delete(stream)
    bus.send({ type: 'end', stream })
  }

  function close(stream: string) {
    if (streams.delete(stream)) leave(stream)
  }

  function leave(stream: string) {
    void connection?.then(
      (open) => open.unsubscribe(stream),
      () => undefined,
    )
    if (streams.size === 0) idle = setTimeout(() => streams.size === 0 && disconnect(), idleMs)
  }

  function forget(tab: string) {
    watched.delete(tab)
    for (const [stream, owner] of streams) if (owner === tab) close(stream)
  }

  /** The connection broke and with it all streams: under a new name, so that every tab notices. */
  function startAnew() {
    connection = undefined
    streams.clear()
    name = newId()
    if (!isStopped) tell()
  }

  function disconnect() {
    void connection?.then(
      (open) => open.close(),
      () => undefined,
    )
    connection = undefined
    name = newId()
    if (!isStopped) tell()
  }

  function stop() {
    isStopped = true
    clearTimeout(idle)
    disconnect()
  }
}

/** What the lake sends through the one connection; `alive` is its blank line every 15 s. */
type Arrival = { id: string; chunk: string } | { id: string; end: true } | 'alive'

interface Connection {
  /** The lake's answer to a subscription: 200, or why not. */
  subscribe(stream: string, path: string, lastEventId?: string): Promise<Response>
  unsubscribe(stream: string): void
  close(): void
}

interface ArrivalOptions {
  fetch: StreamFetch
  /** The lake's address for this connection: `<apiHost>/v1/mux/<id>`. */
  url: string
  authorization: string
  onArrival(arrival: Arrival): void
  /** Called once when the connection is lost; not after `close`. */
  onLost(): void
}

/**
 * Opens the one connection of a person (docs/contracts/content-lake.md 4). Throws the lake's refusal as a Response.
 */
async function connect({
  fetch,
  url,
  authorization,
  onArrival,
  onLost,
}: ArrivalOptions): Promise<Connection> {
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
