const keepAliveMs = 15_000
const maxUnreadBytes = 16 * 1024 * 1024

export interface EventStream {
  readonly response: Response
  send(event: { event: string; data: unknown; id?: string }): void
  close(): void
}

/**
 * A server-sent event stream with a comment every 15 s. `onClose` is called once, when the reader leaves, stops
 * reading (16 MB unread) or `close` is called.
 */
export function openEventStream(signal: AbortSignal, onClose: () => void): EventStream {
  const encoder = new TextEncoder()
  let out: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        out = controller
      },
      cancel: () => end(false),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 }),
  )
  const keepAlive = setInterval(() => write(':\n\n'), keepAliveMs)
  signal.addEventListener('abort', () => end(true), { once: true })

  function write(text: string) {
    if (!out) return
    out.enqueue(encoder.encode(text))
    if ((out.desiredSize ?? 0) < -maxUnreadBytes) end(true)
  }

  function end(isReaderThere: boolean) {
    if (!out) return
    const controller = out
    out = undefined
    clearInterval(keepAlive)
    if (isReaderThere) controller.close()
    onClose()
  }

  return {
    response: new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-cache, no-transform',
        'X-Accel-Buffering': 'no',
      },
    }),
    send: ({ event, data, id }) =>
      write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
    close: () => end(true),
  }
}
