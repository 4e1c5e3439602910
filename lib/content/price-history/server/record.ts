import 'server-only'
import { hasPrices, pricedTypeNames } from '@/lib/content/price-history/shared/price-fields-model'
import type { ContentChange } from '@/lib/content/server/changes'
import { contentClient } from '@/lib/content/server/client'
import { documentAtRevision, transactionsAfter } from '@/lib/content/server/history'
import { nameOfEditor } from '@/lib/content/server/people'
import { now } from '@/lib/platform/server/clock'
import { changesBetween, type PriceChange, type PublishedState } from './changes-between'
import { addPriceChanges, type Known, knownPricesOf, recordedDocuments } from './store'

const atOnce = 4
const mostTries = 3

type Document = { _id: string; _type: string; _rev: string; _updatedAt: string; [field: string]: unknown }

/**
 * Records what these publishes changed in prices, by whom and when, with all that was published since the last look.
 * Recording twice adds nothing. Throws when the CMS or the database fails.
 */
export async function recordPrices(changes: ContentChange[]): Promise<void> {
  const ids = [...new Set(changes.filter(({ _type }) => hasPrices(_type)).map(({ _id }) => _id))]
  if (ids.length === 0) return
  const published = await publishedDocuments('_id in $ids', { ids })
  await recordEach(ids, published)
}

/** The same for every document that was published, changed or taken away without being noticed. Returns their number. */
export async function recordAllPrices(): Promise<number> {
  const [published, recorded] = await Promise.all([
    publishedDocuments('_type in $types', { types: pricedTypeNames }),
    recordedDocuments(),
  ])
  const changed = [...published.values()].filter(({ _id, _rev }) => recorded.get(_id)?.revision !== _rev)
  const gone = [...recorded].filter(([id, { hasPrice }]) => hasPrice && !published.has(id)).map(([id]) => id)
  const ids = [...changed.map(({ _id }) => _id), ...gone]
  await recordEach(ids, published)
  return ids.length
}

async function publishedDocuments(filter: string, params: object): Promise<Map<string, Document>> {
  const query = `*[${filter} && !(_id in path("drafts.**"))]`
  const documents = await contentClient().fetch<Document[]>(query, params, { cache: 'no-store' })
  return new Map(documents.map((document) => [document._id, document]))
}

async function recordEach(ids: string[], published: Map<string, Document>): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce)
    await Promise.all(some.map((id) => record(id, published.get(id) ?? null)))
  }
}

async function record(id: string, published: Document | null): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const known = await knownPricesOf(id)
    const states = await statesAfter(id, known, published)
    const last = states.at(-1)
    if (!last) return
    const changes = changesBetween(known, states)
    // Another server may have recorded the same publish meanwhile.
    if (await addPriceChanges(id, known.revision, last.revision, await named(changes))) return
  }
}

/** Every publish since the last look; only the present one where the CMS does not tell its history. */
async function statesAfter(id: string, known: Known, published: Document | null): Promise<PublishedState[]> {
  if (published && published._rev === known.revision) return []
  const told = await statesFromHistory(id, known.revision).catch(() => [])
  if (told.length > 0) return told
  if (published)
    return [{ revision: published._rev, at: published._updatedAt, by: null, document: published }]
  if (known.prices.length === 0) return []
  return [{ revision: `removed:${known.revision}`, at: now().toISOString(), by: null, document: null }]
}

async function statesFromHistory(id: string, revision: string | null): Promise<PublishedState[]> {
  const transactions = await transactionsAfter(id, revision)
  return Promise.all(
    transactions.map(async ({ id: transaction, timestamp, author }) => ({
      revision: transaction,
      at: timestamp,
      by: author ?? null,
      document: await documentAtRevision(id, transaction),
    })),
  )
}

async function named(changes: PriceChange[]) {
  const people = new Set(changes.flatMap(({ by }) => by ?? []))
  const names = new Map(
    await Promise.all([...people].map(async (id) => [id, await nameOfEditor(id)] as const)),
  )
  return changes.map((change) => ({ ...change, byName: change.by && (names.get(change.by) ?? null) }))
}
