import { processState } from '../../server/process-state.ts'
import { keptConnection } from './kept-connection.ts'

/** Its answer takes a fraction of a millisecond: whatever takes this long is in trouble. */
const deadlineMs = 300
const openMs = 1_000
const restMs = 500

/** Everything of ours begins with it. */
export const prefix = 'ocotillo:'
/** Where a publish is called out; what it says is read from the log (publish-log.ts). */
export const channel = `${prefix}published`

export type SharedStore = ReturnType<typeof storeAt>
export type StoreClient = Awaited<ReturnType<typeof openClient>>

/**
 * What all nodes share: Valkey or Redis at `REDIS_URL`. What is in it may be gone at any moment, so nothing is in it
 * alone. Undefined where the node is the only one.
 */
export function sharedStore(): SharedStore | undefined {
  const url = process.env.REDIS_URL
  return url ? processState('shared-store', () => storeAt(url)) : undefined
}

/** The store at this address, with a connection of its own. */
export function storeAt(url: string) {
  const listeners = new Set<() => void>()
  const connection = keptConnection<StoreClient>({
    open: (signal, lost) => openClient(url, signal, lost, () => callAll(listeners)),
    isRefusal: (error) => error instanceof Error && /^[A-Z]{3,} |commands failed/.test(error.message),
    deadlineMs,
    openMs,
    restMs,
  })
  /** From now on calls `listen` whenever something may have been published. */
  const onCall = (listen: () => void) => void listeners.add(listen)
  return { ...connection, onCall }
}

async function openClient(
  url: string,
  signal: AbortSignal,
  lost: (client: Destroyable) => void,
  called: () => void,
) {
  const { createClient, RESP_TYPES } = await import('@redis/client')
  const client = createClient({
    url,
    socket: { connectTimeout: openMs, reconnectStrategy: false },
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
  })
  // By itself: a call that arrives in the middle of a transaction's answer is one the client can't read (6.3.1).
  const subscriber = client.duplicate()
  const both = {
    text: client,
    /** Gives what is stored as it is. */
    binary: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }),
    destroy() {
      for (const one of [client, subscriber]) if (one.isOpen) one.destroy()
    },
  }
  signal.addEventListener('abort', both.destroy)
  for (const one of [client, subscriber]) {
    // The calls under way fail by themselves and say why.
    one.on('error', () => lost(both))
    one.on('end', () => lost(both))
  }
  await Promise.all([client.connect(), subscriber.connect()])
  client.unref()
  subscriber.unref()
  await subscriber.subscribe(channel, called)
  return both
}

type Destroyable = { destroy(): void }

const callAll = (listeners: Set<() => void>) => {
  for (const listen of listeners) listen()
}
