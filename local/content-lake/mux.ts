import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { badRequest, LakeError } from './errors.ts'
import type { LakeContext, LakeEnv } from './types.ts'

const maxSubscriptions = 500
const requests = z.union([
  z.strictObject({
    sub: z.string().min(1).max(100),
    path: z
      .string()
      .max(16_384)
      .regex(/^\/v[^/]+\/data\/(listen|live\/events)\//),
    lastEventId: z
      .string()
      .max(500)
      .regex(/^[\x20-\x7e]*$/)
      .optional(),
  }),
  z.strictObject({ unsub: z.string().min(1).max(100) }),
])

/**
 * All event streams of a browser through one connection, because HTTP/1.1 browsers open six per host and each Studio
 * tab wants five to seven. A subscription is the ordinary request, made inside the lake by `dispatch` with the
 * subscriber's own token.
 */
export function muxRoutes(
  dispatch: (request: Request) => Response | Promise<Response>,
  watch: LakeContext['watch'],
): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const sessions = new Map<string, MuxSession>()

  app.get('/mux/:sid', (c) => {
    const sid = c.req.param('sid')
    if (!/^[\w-]{16,64}$/.test(sid)) throw badRequest('The session id must be 16 to 64 letters and digits')
    const owner = c.get('identity').id
    const former = sessions.get(sid)
    if (former && former.owner !== owner) throw notYours()
    former?.close()
    const session = createMuxSession(owner, () => {
      unwatch()
      if (sessions.get(sid) === session) sessions.delete(sid)
    })
    const unwatch = watch(c.get('identity'), session.close)
    sessions.set(sid, session)
    c.req.raw.signal.addEventListener('abort', () => session.close(), { once: true })
    return c.body(session.body, 200, {
      'Content-Type': 'application/x-ndjson',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    })
  })

  app.post('/mux/:sid', async (c) => {
    const session = sessions.get(c.req.param('sid'))
    if (!session) throw new LakeError(410, 'goneError', 'This stream session is gone: open a new one')
    if (session.owner !== c.get('identity').id) throw notYours()
    const parsed = requests.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success)
      throw badRequest(
        'The body must be {"sub", "path", "lastEventId"?} or {"unsub"}; `path` a listener of this lake',
      )
    if ('unsub' in parsed.data) {
      session.remove(parsed.data.unsub)
      return c.json({ ok: true })
    }
    const { sub, path, lastEventId } = parsed.data
    if (session.has(sub)) throw badRequest(`\`sub\` ${sub} is in use`)
    if (session.size >= maxSubscriptions)
      throw badRequest(`At most ${maxSubscriptions} streams in one session`)
    const answer = await dispatch(innerRequest(c, path, lastEventId))
    if (!answer.ok || !answer.body) return answer
    session.add(sub, answer.body)
    return c.json({ ok: true })
  })

  return app
}

function innerRequest(c: Context<LakeEnv>, path: string, lastEventId: string | undefined): Request {
  const url = new URL(c.req.url)
  const mount = url.pathname.replace(/\/v[^/]+\/mux\/[^/]*$/, '')
  const headers = new Headers({ Accept: 'text/event-stream' })
  for (const name of [
    'authorization',
    'origin',
    'host',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-prefix',
  ]) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  if (lastEventId) headers.set('Last-Event-ID', lastEventId)
  return new Request(`${url.origin}${mount}${path}`, { headers })
}

const notYours = () => new LakeError(403, 'forbiddenError', 'This stream session belongs to somebody else')

const keepAliveMs = 15_000
const maxUnreadBytes = 16 * 1024 * 1024

/** One open NDJSON answer through which any number of event streams are sent. */
interface MuxSession {
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
function createMuxSession(owner: string, onClose: () => void): MuxSession {
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
    if ((out.desiredSize ?? 0) < -maxUnreadBytes) close()
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
