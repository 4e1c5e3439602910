const keepAliveMs = 15_000
const mostUnreadBytes = 16 * 1024 * 1024

/** One open NDJSON answer through which any number of event streams are sent. */
export interface MuxSession {
  readonly owner: string
  readonly body: ReadableStream<Uint8Array>
  readonly size: number
  /** Sends the stream's text as `{"id","chunk"}` until it ends (`{"id","end":true}`) or is removed. */
  add(id: string, stream: ReadableStream<Uint8Array>): void
  has(id: string): boolean
  remove(id: string): void
  close(): void
}

/** A session for one identity. It closes itself, and `onClose` is called, when its reader goes or stops reading. */
export function createMuxSession(owner: string, onClose: () => void): MuxSession {
  const encoder = new TextEncoder()
  const readers = new Map<string, ReadableStreamDefaultReader<Uint8Array>>()
  let out: ReadableStreamDefaultController<Uint8Array> | undefined

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        out = controller
      },
      cancel: () => close(false),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 }),
  )
  const keepAlive = setInterval(() => write('\n'), keepAliveMs)
  send({ ready: true })

  return {
    owner,
    body,
    get size() {
      return readers.size
    },
    add,
    has: (id) => readers.has(id),
    remove,
    close,
  }

  function write(text: string) {
    if (!out) return
    out.enqueue(encoder.encode(text))
    if ((out.desiredSize ?? 0) < -mostUnreadBytes) close()
  }

  function send(message: object) {
    write(`${JSON.stringify(message)}\n`)
  }

  function add(id: string, stream: ReadableStream<Uint8Array>) {
    const reader = stream.getReader()
    readers.set(id, reader)
    void pump(id, reader)
  }

  async function pump(id: string, reader: ReadableStreamDefaultReader<Uint8Array>) {
    const decoder = new TextDecoder()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (readers.get(id) !== reader) return
        if (done) break
        send({ id, chunk: decoder.decode(value, { stream: true }) })
      }
    } catch {
      // The stream broke: for its listener that is the same as its end, it connects again.
    }
    if (readers.delete(id)) send({ id, end: true })
  }

  function remove(id: string) {
    const reader = readers.get(id)
    readers.delete(id)
    reader?.cancel().catch(() => undefined)
  }

  function close(isReaderThere = true) {
    if (!out) return
    const controller = out
    out = undefined
    clearInterval(keepAlive)
    for (const id of [...readers.keys()]) remove(id)
    if (isReaderThere) controller.close()
    onClose()
  }
}
