import { type Bus, createBus, type Environment, type StreamFetch } from './environment.ts'
import { createLeader, type Leader } from './leader.ts'
import { createTab, type Tab } from './tab.ts'

const streamPath = /^\/v[^/]+\/data\/(listen|live\/events)\//

/**
 * A fetch for `@sanity/client`: event streams of the lake at `apiHost` go through one connection that all tabs of the
 * same person share, because browsers open only six per host over HTTP/1.1. Everything else is an ordinary request.
 * Persons never share: each token has its own connection, channel and lock.
 */
export function createSharedFetch(apiHost: string, environment: Environment): StreamFetch {
  const tabs = new Map<string, Promise<Tab>>()

  return async (url, init) => {
    const path = url.startsWith(`${apiHost}/`) ? url.slice(apiHost.length) : ''
    const headers = new Headers(init?.headers)
    const authorization = headers.get('authorization')
    if (!authorization || !streamPath.test(path)) return environment.fetch(url, init)
    const tab = tabs.get(authorization) ?? joinTabs(apiHost, authorization, environment)
    tabs.set(authorization, tab)
    return (await tab).open(path, headers.get('last-event-id') ?? undefined, init?.signal ?? undefined)
  }
}

async function joinTabs(apiHost: string, authorization: string, environment: Environment): Promise<Tab> {
  const { sharing, fetch, newId } = environment
  const name = sharing && `studio-stream ${await sharing.digest(`${apiHost} ${authorization}`)}`
  const bus = createBus(name ? sharing?.openChannel(name) : undefined)
  const id = newId()
  let leader: Leader | undefined
  bus.listen((message) => leader?.hear(message))

  const tabLock = (tab: string) => `${name} tab ${tab}`
  function lead(signal?: AbortSignal) {
    leader = createLeader({
      bus,
      fetch,
      newId,
      apiHost,
      authorization,
      watchTab(tab, onGone) {
        // A tab holds its own lock as long as it lives.
        sharing?.locks.request(tabLock(tab), { signal }, onGone).catch(() => undefined)
      },
    })
    signal?.addEventListener('abort', () => {
      leader?.stop()
      leader = undefined
    })
  }

  if (!sharing || !name) {
    lead()
    return createTab({ bus, id, onSilence: () => undefined })
  }
  await new Promise<void>((isHeld) => {
    void sharing.locks.request(tabLock(id), () => {
      isHeld()
      return new Promise<never>(() => undefined)
    })
  })
  const election = joinElection({ locks: sharing.locks, name, bus, lead })
  return createTab({ bus, id, onSilence: election.doubt })
}

const graceMs = 5_000

interface Options {
  locks: Pick<LockManager, 'request'>
  name: string
  bus: Bus
  /** Leads until `signal` is aborted. */
  lead(signal: AbortSignal): void
}

/**
 * Makes this tab lead when its turn comes: the lock passes on when the leading tab is closed or crashes. `doubt` is
 * for a leader that exists but does not answer (a frozen tab): it is asked once more, then its lock is taken away.
 */
function joinElection({ locks, name, bus, lead }: Options): { doubt(): void } {
  let isHeard = false
  let isLeading = false
  let doubting: ReturnType<typeof setTimeout> | undefined
  bus.listen((message) => {
    if (message.type === 'leads') isHeard = true
  })
  void run({})

  /** Waits for the lock, or takes it; afterwards queues again, since the loser of a taken lock is a follower. */
  async function run(options: LockOptions): Promise<void> {
    const ending = new AbortController()
    try {
      await locks.request(name, options, () => {
        isLeading = true
        lead(ending.signal)
        return new Promise<never>(() => undefined)
      })
    } catch {
      // The lock was taken away.
    }
    ending.abort()
    isLeading = false
    if (!options.steal) await run({})
  }

  return {
    doubt() {
      if (doubting || isLeading) return
      isHeard = false
      bus.send({ type: 'who' })
      doubting = setTimeout(() => {
        doubting = undefined
        if (!isHeard && !isLeading) void run({ steal: true })
      }, graceMs)
    },
  }
}
