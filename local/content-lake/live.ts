import { Hono } from 'hono'
import { LakeError } from './errors.ts'
import { openEventStream } from './event-stream.ts'
import { tagsOf } from './sync-tags.ts'
import type { Identity, LakeContext, LakeEnv } from './types.ts'

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
