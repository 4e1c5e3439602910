import { type Arrival, type Connection, connect } from './connection.ts'
import type { StreamFetch } from './environment.ts'
import type { Bus, Message } from './messages.ts'

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
