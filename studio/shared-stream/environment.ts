export type StreamFetch = (url: string, init?: RequestInit) => Promise<Response>

/** What the shared stream needs of a browser; tests put their own in. */
export interface Environment {
  fetch: StreamFetch
  newId(): string
  /**
   * Undefined where pages can't coordinate (plain HTTP on another host than localhost): then each tab has its own
   * connection.
   */
  sharing?: {
    locks: Pick<LockManager, 'request'>
    openChannel(name: string): Channel
    /** A name for a secret from which it can't be guessed. */
    digest(secret: string): Promise<string>
  }
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** The environment of this page. */
export function browserEnvironment(): Environment {
  const canShare =
    typeof BroadcastChannel !== 'undefined' && globalThis.isSecureContext && 'locks' in navigator
  return {
    fetch: (url, init) => globalThis.fetch(url, init),
    newId: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join(''),
    ...(canShare && {
      sharing: {
        locks: navigator.locks,
        openChannel: (name: string) => new BroadcastChannel(name),
        async digest(secret: string) {
          const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
          return Array.from(new Uint8Array(hash), toHex).join('')
        },
      },
    }),
  }
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0')

/** What the tabs of one person tell each other; every message reaches every tab, the sender's own included. */
export type Message =
  /** A tab asks who leads. */
  | { type: 'who' }
  /** `leader` holds the connection. Another name than before: the former connection is gone with all its streams. */
  | { type: 'leads'; leader: string }
  | { type: 'open'; leader: string; tab: string; stream: string; path: string; lastEventId?: string }
  | { type: 'close'; stream: string }
  | { type: 'opened'; stream: string }
  | { type: 'refused'; stream: string; status: number; body: string }
  | { type: 'chunk'; stream: string; chunk: string }
  | { type: 'end'; stream: string }

export interface Bus {
  send(message: Message): void
  listen(listener: (message: Message) => void): void
}

/**
 * A bus over a broadcast channel, which by itself would not reach the sender's own tab. Without a channel it stays in
 * this tab.
 */
export function createBus(channel?: Channel): Bus {
  const listeners: ((message: Message) => void)[] = []
  const hear = (message: Message) => {
    for (const listener of listeners) listener(message)
  }
  channel?.addEventListener('message', (event) => hear((event as MessageEvent<Message>).data))
  return {
    send(message) {
      channel?.postMessage(message)
      queueMicrotask(() => hear(message))
    },
    listen: (listener) => void listeners.push(listener),
  }
}
