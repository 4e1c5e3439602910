import { joinElection } from './election.ts'
import type { Environment, StreamFetch } from './environment.ts'
import { createLeader, type Leader } from './leader.ts'
import { createBus } from './messages.ts'
import { createTab, type Tab } from './tab.ts'

const streamPath = /^\/v[^/]+\/data\/(listen|live\/events)\//

/**
 * A fetch for `@sanity/client`: event streams of the lake at `apiHost` go through one connection that all tabs of the same person share,
 * because browsers open only six per host over HTTP/1.1. Everything else is an ordinary request. Persons never share: each token has
 * its own connection, channel and lock.
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
