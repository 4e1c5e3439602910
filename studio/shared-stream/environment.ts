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
    openChannel(name: string): Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
    /** A name for a secret from which it can't be guessed. */
    digest(secret: string): Promise<string>
  }
}

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
