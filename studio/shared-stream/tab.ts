import type { Bus, Message } from './environment.ts'

const answerMs = 10_000
const silenceMs = 45_000
const checkMs = 15_000

interface Stream {
  path: string
  lastEventId?: string
  /** Whom it was asked of; undefined while nobody leads. */
  leader?: string
  timer: ReturnType<typeof setTimeout>
  settle(answer: Response): void
  fail(reason: Error): void
  /** Set when the stream is open. */
  out?: ReadableStreamDefaultController<Uint8Array>
}

interface Options {
  bus: Bus
  id: string
  /** The leader has not been heard for too long. */
  onSilence(): void
}

export interface Tab {
  open(path: string, lastEventId: string | undefined, signal: AbortSignal | undefined): Promise<Response>
}

/** The streams of this tab, which whoever leads opens and feeds. */
export function createTab({ bus, id, onSilence }: Options): Tab {
  const encoder = new TextEncoder()
  const streams = new Map<string, Stream>()
  let count = 0
  let leader: string | undefined
  let heardAt = Date.now()
  let check: ReturnType<typeof setInterval> | undefined
  bus.listen(hear)

  function open(path: string, lastEventId: string | undefined, signal: AbortSignal | undefined) {
    const name = `${id}.${++count}`
    return new Promise<Response>((resolve, reject) => {
      signal?.throwIfAborted()
      const timer = setTimeout(() => {
        onSilence()
        drop(name)?.fail(new TypeError('The content lake stream did not open'))
      }, answerMs)
      streams.set(name, { path, lastEventId, timer, settle: resolve, fail: reject })
      signal?.addEventListener('abort', () => abort(name, signal), { once: true })
      check ??= setInterval(listenForSilence, checkMs)
      if (leader) ask(name)
      else bus.send({ type: 'who' })
    })
  }

  function ask(name: string) {
    const stream = streams.get(name)
    if (!stream || !leader || stream.out) return
    stream.leader = leader
    const { path, lastEventId } = stream
    bus.send({ type: 'open', leader, tab: id, stream: name, path, ...(lastEventId && { lastEventId }) })
  }

  function hear(message: Message) {
    if (message.type === 'leads') return follow(message.leader)
    if (!('stream' in message) || !streams.has(message.stream)) return
    if (message.type === 'opened') begin(message.stream)
    if (message.type === 'chunk') begin(message.stream)?.enqueue(encoder.encode(message.chunk))
    if (message.type === 'end') end(message.stream)
    if (message.type === 'refused') {
      const headers = { 'Content-Type': 'application/json' }
      drop(message.stream)?.settle(new Response(message.body, { status: message.status, headers }))
    }
  }

  /**
   * Under a new leader the open streams end, so that their clients connect and fetch again; the asked ones are asked
   * again.
   */
  function follow(name: string) {
    heardAt = Date.now()
    if (name === leader) return
    leader = name
    for (const [stream, { out }] of streams) {
      if (out) end(stream)
      else ask(stream)
    }
  }

  function begin(name: string) {
    const stream = streams.get(name)
    if (!stream || stream.out) return stream?.out
    clearTimeout(stream.timer)
    const { readable, out } = openBody(() => leave(name))
    stream.out = out
    // The client's own pause before it connects again would be 3 s.
    out.enqueue(encoder.encode('retry: 500\n\n'))
    stream.settle(new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } }))
    return out
  }

  function end(name: string) {
    drop(name)?.out?.close()
  }

  function abort(name: string, signal: AbortSignal) {
    const stream = leave(name)
    const reason = signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError')
    if (stream?.out) stream.out.error(reason)
    else stream?.fail(reason)
  }

  function leave(name: string): Stream | undefined {
    const stream = drop(name)
    if (stream?.leader) bus.send({ type: 'close', stream: name })
    return stream
  }

  function drop(name: string): Stream | undefined {
    const stream = streams.get(name)
    streams.delete(name)
    clearTimeout(stream?.timer)
    if (streams.size === 0) {
      clearInterval(check)
      check = undefined
    }
    return stream
  }

  function listenForSilence() {
    if (Date.now() - heardAt > silenceMs) onSilence()
  }

  return { open }
}

function openBody(onCancel: () => void) {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = []
  const readable = new ReadableStream<Uint8Array>({
    start: (controller) => void opened.push(controller),
    cancel: onCancel,
  })
  const [out] = opened
  if (!out) throw new Error('A stream starts when it is made')
  return { readable, out }
}
