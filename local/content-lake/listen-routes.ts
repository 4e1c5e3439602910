import { Hono } from 'hono'
import { badRequest, LakeError } from './errors.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { parse } from './groq.ts'
import { eventsFor, listenOptionsFrom } from './listener.ts'
import { checkDataset, paramsFrom } from './request.ts'
import type { LakeContext, LakeEnv } from './types.ts'
import { randomId } from './value.ts'

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
