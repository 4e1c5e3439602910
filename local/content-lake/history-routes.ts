import { type Context, Hono } from 'hono'
import { publishedIdOf } from './documents.ts'
import { badRequest } from './errors.ts'
import { eventsOf, groupOf, readSteps } from './history.ts'
import { encodeEffects } from './mendoza.ts'
import type { HistoryEntry, HistoryOptions, LakeContext, LakeDocument, LakeEnv, Store } from './types.ts'

const maxIds = 100
const maxTransactions = 1000

/** The history API: transactions as NDJSON, documents as they were, and the Studio's timeline of events. */
export function historyRoutes({ store, sql, dataset }: LakeContext): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/data/history/:dataset/transactions/:ids', async (c) => {
    const entries = await store.transactionsOf(idsOf(c), historyOptionsOf(c))
    const lines = entries.map((entry) => `${JSON.stringify(lineOf(entry, c))}\n`)
    return c.body(lines.join(''), 200, { 'Content-Type': 'application/x-ndjson' })
  })

  app.get('/data/history/:dataset/documents/:ids', async (c) => {
    const ids = idsOf(c)
    const { revision, time, lastRevision } = c.req.query()
    const point =
      lastRevision === 'true'
        ? ({ lastRevision: true } as const)
        : revision
          ? { revision }
          : { time: time ? dateOf(time, 'time') : new Date().toISOString() }
    const found = (await Promise.all(ids.map((id) => store.documentAt(id, point)))).filter(
      (one) => one !== null,
    )
    if (found.length > 0 || !revision) return c.json({ documents: found })
    return c.json({ documents: await siblingsAt(store, ids, revision) })
  })

  app.get('/data/history/:dataset/events/documents/:id', async (c) => {
    const id = c.req.param('id')
    const events = eventsOf(publishedIdOf(id), await readSteps(sql, dataset, id))
    const limit = limitOf(c, 100)
    const start = c.req.query('nextCursor') ? numberOf(c.req.query('nextCursor'), 'nextCursor') : 0
    const next = start + limit
    return c.json({
      events: { [id]: events.slice(start, next) },
      nextCursor: next < events.length ? String(next) : '',
    })
  })

  app.get('/data/history/:dataset/events/releases/:id', (c) => c.json({ events: [], nextCursor: '' }))

  app.get('/data/references/:dataset/documents/:id/to', (c) => c.json({ totalCount: 0, references: [] }))

  return app
}

function lineOf(entry: HistoryEntry, c: Context) {
  const { id, timestamp, author, documentIds, changes } = entry
  return {
    id,
    timestamp,
    author,
    documentIDs: documentIds,
    ...(c.req.query('excludeMutations') !== 'true' && {
      mutations:
        c.req.query('excludeContent') === 'true' ? [] : changes.flatMap((change) => change.mutations),
    }),
    ...(c.req.query('effectFormat') === 'mendoza' && {
      effects: Object.fromEntries(
        changes.map((change) => [change.documentId, encodeEffects(change.before, change.after)]),
      ),
    }),
  }
}

/**
 * What other versions of the same documents looked like at that revision. A draft's timeline also tells what happened
 * to its published document; without this, choosing such an event shows "We couldn't find the document revision".
 */
async function siblingsAt(store: Store, ids: string[], revision: string): Promise<LakeDocument[]> {
  const siblings = new Set(ids.flatMap(groupOf).filter((id) => !ids.includes(id)))
  const states = await Promise.all([...siblings].map((id) => store.documentAt(id, { revision })))
  return states.filter((state) => state?._rev === revision).filter((state) => state !== null)
}

function idsOf(c: Context): string[] {
  const ids = (c.req.param('ids') ?? '').split(',').filter(Boolean)
  if (ids.length === 0) throw badRequest('Name at least one document id')
  if (ids.length > maxIds) throw badRequest(`At most ${maxIds} document ids at once`)
  return ids
}

function historyOptionsOf(c: Context): HistoryOptions {
  const { fromTransaction, toTransaction, fromTime, toTime, authors, reverse } = c.req.query()
  return {
    limit: limitOf(c, 50),
    isNewestFirst: reverse === 'true',
    ...(fromTransaction && { fromTransaction }),
    ...(toTransaction && { toTransaction }),
    ...(fromTime && { fromTime: dateOf(fromTime, 'fromTime') }),
    ...(toTime && { toTime: dateOf(toTime, 'toTime') }),
    ...(authors && { authors: authors.split(',') }),
  }
}

function limitOf(c: Context, usual: number): number {
  const limit = c.req.query('limit')
  return limit ? Math.min(numberOf(limit, 'limit'), maxTransactions) : usual
}

function numberOf(text: string | undefined, field: string): number {
  if (!text || !/^\d{1,9}$/.test(text)) throw badRequest(`\`${field}\` must be a whole number`)
  return Number(text)
}

function dateOf(text: string, field: string): string {
  const date = new Date(text)
  const [first, last] = [Date.parse('0001-01-01'), Date.parse('9999-12-31')]
  if (!(date.getTime() >= first && date.getTime() <= last))
    throw badRequest(`\`${field}\` must be a date and time such as 2026-11-20T09:00:00Z`)
  return date.toISOString()
}
