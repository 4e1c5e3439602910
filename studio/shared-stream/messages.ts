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

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

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
