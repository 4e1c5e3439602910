import { createSharedFetch } from './shared-fetch.ts'

export const apiHost = 'http://site.test/api/local/lake'

type Grant = (lock: Lock) => unknown
interface Held {
  tab: string
  name: string
  grant: Grant
  settle(error?: Error): void
}

/** Web Locks of one browser: first come first served, `steal`, and release when a tab is closed. */
function fakeLocks() {
  const queue: Held[] = []
  const held = new Map<string, Held>()

  function pass(name: string) {
    if (held.has(name)) return
    const next = queue.find((entry) => entry.name === name)
    if (!next) return
    queue.splice(queue.indexOf(next), 1)
    held.set(name, next)
    void Promise.resolve(next.grant({ name, mode: 'exclusive' })).then(() => {
      if (held.get(name) !== next) return
      held.delete(name)
      next.settle()
      pass(name)
    })
  }

  function request(tab: string, name: string, options: LockOptions, grant: Grant) {
    return new Promise<void>((resolve, reject) => {
      const entry: Held = { tab, name, grant, settle: (error) => (error ? reject(error) : resolve()) }
      options.signal?.addEventListener('abort', () => {
        if (queue.includes(entry)) queue.splice(queue.indexOf(entry), 1)
      })
      if (options.steal) {
        const former = held.get(name)
        held.delete(name)
        queue.unshift(entry)
        former?.settle(new DOMException('stolen', 'AbortError'))
      } else queue.push(entry)
      pass(name)
    })
  }

  return {
    locksOf: (tab: string) =>
      ({
        request: (name: string, first: LockOptions | Grant, second?: Grant) =>
          typeof first === 'function'
            ? request(tab, name, {}, first)
            : request(tab, name, first, second ?? (() => undefined)),
      }) as unknown as LockManager,
    close(tab: string) {
      for (const entry of [...queue]) if (entry.tab === tab) queue.splice(queue.indexOf(entry), 1)
      for (const [name, entry] of [...held]) {
        if (entry.tab !== tab) continue
        held.delete(name)
        pass(name)
      }
    },
  }
}

/** A lake with the mux protocol; `connections` are the open ones. */
function fakeLake() {
  const connections = new Map<
    string,
    { owner: string; out: ReadableStreamDefaultController<Uint8Array>; subs: Map<string, string> }
  >()
  const refused = new Set<string>()
  async function answer(url: string, init: RequestInit = {}): Promise<Response> {
    const owner = new Headers(init.headers).get('authorization') ?? ''
    const sid = url.split('/mux/')[1]
    if (!sid) return new Response(`plain ${url}`)
    if (refused.has(owner)) return Response.json({ errorCode: 'SIO-401-ANF' }, { status: 401 })
    if (!init.method) {
      const subs = new Map<string, string>()
      const body = new ReadableStream<Uint8Array>({
        start: (out) => void connections.set(sid, { owner, out, subs }),
      })
      init.signal?.addEventListener('abort', () => connections.delete(sid))
      write(sid, { ready: true })
      return new Response(body)
    }
    const connection = connections.get(sid)
    if (!connection) return new Response('gone', { status: 410 })
    const { sub, path: wanted, unsub } = JSON.parse(String(init.body))
    if (unsub) connection.subs.delete(unsub)
    else connection.subs.set(sub, wanted)
    return Response.json({ ok: true })
  }
  const write = (sid: string, message: object) =>
    connections.get(sid)?.out.enqueue(new TextEncoder().encode(`${JSON.stringify(message)}\n`))
  return {
    answer,
    connections,
    refused,
    /** Sends an event to every subscription, naming whose it is. */
    publish(text: string) {
      for (const [sid, { owner, subs }] of connections)
        for (const id of subs.keys()) write(sid, { id, chunk: `${text} for ${owner};` })
    },
    sayAlive() {
      for (const { out } of connections.values()) out.enqueue(new TextEncoder().encode('\n'))
    },
    subscriptions: () => [...connections.values()].reduce((sum, { subs }) => sum + subs.size, 0),
  }
}

/** A browser whose tabs can be opened, closed and frozen, and the lake they talk to. For tests. */
export function browser() {
  const locks = fakeLocks()
  const lake = fakeLake()
  const channels = new Map<string, { tab: string; hear(data: unknown): void }[]>()
  const frozen = new Set<string>()
  let ids = 0

  function openTab(tab: string, { canShare = true } = {}) {
    const fetch = createSharedFetch(apiHost, {
      fetch: (url, init) => (frozen.has(tab) ? new Promise(() => undefined) : lake.answer(url, init)),
      newId: () => `${tab}-${++ids}`,
      ...(canShare && {
        sharing: {
          locks: locks.locksOf(tab),
          digest: async (secret: string) => `digest of ${secret}`,
          openChannel(name: string) {
            const members = channels.get(name) ?? []
            channels.set(name, members)
            return {
              postMessage(data: unknown) {
                if (frozen.has(tab)) return
                for (const member of members)
                  if (member.tab !== tab) queueMicrotask(() => member.hear(structuredClone(data)))
              },
              addEventListener(_type: string, listener: unknown) {
                const hear = (data: unknown) =>
                  frozen.has(tab) || (listener as (event: { data: unknown }) => void)({ data })
                members.push({ tab, hear })
              },
            }
          },
        },
      }),
    })
    return fetch
  }

  return {
    lake,
    openTab,
    freeze: (tab: string) => void frozen.add(tab),
    close(tab: string) {
      frozen.add(tab)
      for (const members of channels.values()) {
        const index = members.findIndex((member) => member.tab === tab)
        if (index >= 0) members.splice(index, 1)
      }
      for (const [sid, { out }] of lake.connections) {
        if (!sid.startsWith(`${tab}-`)) continue
        lake.connections.delete(sid)
        out.close()
      }
      locks.close(tab)
    },
  }
}
