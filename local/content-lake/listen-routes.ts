import { Hono } from 'hono'
import { isVersionId, randomId } from './documents.ts'
import { badRequest, LakeError } from './errors.ts'
import { type GroqNode, isMatch, parse } from './groq.ts'
import { encodeEffects } from './mendoza.ts'
import { checkDataset, isSet, paramsFrom } from './request.ts'
import { tagsOf } from './sync-tags.ts'
import type { Change, Identity, LakeContext, LakeEnv, Transaction } from './types.ts'

/**
 * `GET /data/listen/:dataset`: server-sent events of the documents that pass a filter. A reconnecting client is
 * welcomed anew, also when it asked to resume: it fetches again, which needs no log of events.
 */
export function listenRoutes(context: LakeContext): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()

  routes.get('/data/listen/:dataset', (c) => {
    checkDataset(c.req.param('dataset'), context)
    const search = new URL(c.req.url).searchParams
    const query = search.get('query')
    if (!query) throw badRequest('The parameter "query" is missing')

    let stop = () => {}
    const stream = openEventStream(c.req.raw.signal, () => stop())
    try {
      const filter = parse(query, paramsFrom(search))
      const options = listenOptionsFrom(search, filter, c.get('identity').id)
      const unwatch = context.watch(c.get('identity'), stream.close)
      const unsubscribe = context.store.subscribe((transaction) => {
        try {
          for (const event of eventsFor(transaction, options)) {
            stream.send({ event: 'mutation', id: event.eventId, data: event })
          }
        } catch (cause) {
          refuse(stream, cause)
        }
      })
      stop = () => {
        unwatch()
        unsubscribe()
      }
      stream.send({ event: 'welcome', data: { listenerName: randomId() } })
    } catch (cause) {
      refuse(stream, cause)
    }
    return stream.response
  })

  return routes
}

/** A filter that can't be evaluated is told on the stream, as Sanity does: the client stops and shows it. */
function refuse(stream: EventStream, cause: unknown): void {
  const message = cause instanceof LakeError ? cause.message : 'The listener filter can not be evaluated'
  stream.send({ event: 'channelError', data: { message } })
  stream.close()
}

/** What a listener asked for, from the address of `data/listen`. */
interface ListenOptions {
  filter: GroqNode
  hasResult: boolean
  hasPrevious: boolean
  hasMutations: boolean
  hasEffects: boolean
  hasVersions: boolean
  identity: string
}

interface MutationEvent {
  eventId: string
  documentId: string
  transition: 'appear' | 'update' | 'disappear'
  [key: string]: unknown
}

/** What the address of a `data/listen` request asks for; the filter is parsed already. */
function listenOptionsFrom(search: URLSearchParams, filter: GroqNode, identity: string): ListenOptions {
  return {
    filter,
    hasResult: isSet(search, 'includeResult'),
    hasPrevious: isSet(search, 'includePreviousRevision'),
    hasMutations: search.get('includeMutations') !== 'false',
    hasEffects: search.get('effectFormat') === 'mendoza',
    hasVersions: isSet(search, 'includeAllVersions'),
    identity,
  }
}

/**
 * The events of one transaction for one listener: only documents that pass its filter before or after, counted
 * as this listener sees them, because Studio's document pair waits for `transactionTotalEvents` of them.
 */
function eventsFor(transaction: Transaction, options: ListenOptions): MutationEvent[] {
  const now = new Date(transaction.timestamp)
  const seen = transaction.changes.flatMap((change) => {
    if (isVersionId(change.documentId) && !options.hasVersions) return []
    const [wasIn, isIn] = [change.before, change.after].map((document) =>
      isMatch(options.filter, document, options.identity, now),
    )
    if (!wasIn && !isIn) return []
    return { change, transition: !wasIn ? 'appear' : isIn ? 'update' : 'disappear' } as const
  })
  return seen.map(({ change, transition }, index) => ({
    eventId: `${transaction.id}#${change.documentId}`,
    documentId: change.documentId,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    visibility: 'query',
    // Also on a deletion: without it the Studio drops the event and waits 30 s for the chain to close.
    resultRev: transaction.id,
    ...contentOf(change, options),
    transactionTotalEvents: seen.length,
    transactionCurrentEvent: index + 1,
  }))
}

function contentOf({ before, after, mutations }: Change, options: ListenOptions) {
  return {
    ...(before && { previousRev: before._rev }),
    ...(options.hasMutations && { mutations }),
    ...(options.hasResult && after && { result: after }),
    ...(options.hasPrevious && { previous: before }),
    ...(options.hasEffects && { effects: encodeEffects(before, after) }),
  }
}

/**
 * The Live Content API: after each commit the tags of the queries it may have changed. Drafts only with
 * `includeDrafts=true`.
 */
export function liveRoutes({ store, watch }: LakeContext): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/data/live/events/:dataset', (c) => {
    const areDraftsIncluded = c.req.query('includeDrafts') === 'true'
    const unsubscribe = store.subscribe((transaction) => {
      const tags = tagsOf(transaction, areDraftsIncluded)
      if (tags.length > 0) stream.send({ event: 'message', id: transaction.id, data: { tags } })
    })
    const stream = openEventStream(c.req.raw.signal, () => {
      unsubscribe()
      unwatch()
    })
    // Nobody in particular hears what anybody may.
    const identity = c.get('identity') as Identity | undefined
    const unwatch = identity ? watch(identity, stream.close) : () => undefined
    stream.send({ event: 'welcome', data: {} })
    // What was missed since that event is not kept: the client has to ask everything again.
    const lastEventId = c.req.header('last-event-id')
    if (lastEventId) stream.send({ event: 'restart', id: lastEventId, data: {} })
    return stream.response
  })

  app.get('/socket/:dataset', () => {
    throw new LakeError(
      404,
      'notFoundError',
      'The local content lake shows no presence: WebSockets are refused',
    )
  })

  return app
}

const keepAliveMs = 15_000
const maxUnreadBytes = 16 * 1024 * 1024

interface EventStream {
  readonly response: Response
  send(event: { event: string; data: unknown; id?: string }): void
  close(): void
}

/**
 * A server-sent event stream with a comment every 15 s. `onClose` is called once, when the reader leaves, stops
 * reading (16 MB unread) or `close` is called.
 */
function openEventStream(signal: AbortSignal, onClose: () => void): EventStream {
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
