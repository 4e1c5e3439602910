import 'server-only'
import type { ContentChange } from '@/lib/content/server/changes'
import { contentClient } from '@/lib/content/server/client'
import { documentAtRevision, nameOfEditor, transactionsAfter } from '@/lib/content/server/history'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { hasPrices, type Price, pricedTypeNames, pricesOf, titleOf } from '../shared/price-fields.ts'

const atOnce = 4
const maxTries = 3

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

/**
 * The same for every document that was published, changed or taken away without being noticed. Returns their number.
 */
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
  for (let tries = 0; tries < maxTries; tries += 1) {
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

/** `revision` is the last one whose prices are recorded; null before the first time. */
type Known = KnownPrices & { revision: string | null }

/** What is recorded of a document. Throws when the database fails. */
async function knownPricesOf(id: string): Promise<Known> {
  const failure = 'The recorded prices could not be read'
  const [recorded, rows] = await Promise.all([
    dataOf(
      serviceClient().from('price_revisions').select('revision').eq('document_id', id).maybeSingle(),
      failure,
    ),
    callDatabase('prices_at', failure, { p_at: 'infinity', p_document_id: id }),
  ])
  return {
    type: rows[0]?.document_type ?? '',
    title: rows[0]?.title ?? id,
    prices: rows.flatMap(({ field, label, after_cents }) =>
      after_cents === null ? [] : [{ field, label, cents: after_cents }],
    ),
    isFirst: !recorded,
    revision: recorded?.revision ?? null,
  }
}

/** Every recorded document: up to which revision, and whether it has a price now. Throws when the database fails. */
async function recordedDocuments(): Promise<Map<string, { revision: string; hasPrice: boolean }>> {
  const failure = 'The recorded prices could not be read'
  const [revisions, prices] = await Promise.all([
    dataOf(serviceClient().from('price_revisions').select(), failure),
    callDatabase('prices_at', failure, { p_at: 'infinity', p_document_id: null }),
  ])
  const priced = new Set(
    prices.filter(({ after_cents }) => after_cents !== null).map((row) => row.document_id),
  )
  return new Map(
    revisions.map(({ document_id, revision }) => [
      document_id,
      { revision, hasPrice: priced.has(document_id) },
    ]),
  )
}

/**
 * Adds changes up to a revision, unless somebody went on from `known` meanwhile: then false. Throws when the database
 * fails.
 */
async function addPriceChanges(
  id: string,
  known: string | null,
  revision: string,
  changes: (PriceChange & { byName: string | null })[],
): Promise<boolean> {
  return callDatabase('record_prices', `The prices of ${id} could not be recorded`, {
    p_document_id: id,
    p_known: known,
    p_revision: revision,
    p_changes: changes.map((change) => ({
      document_type: change.type,
      title: change.title,
      field: change.field,
      label: change.label,
      before_cents: change.beforeCents,
      after_cents: change.afterCents,
      is_first: change.isFirst,
      changed_at: change.at,
      changed_by: change.by,
      changed_by_name: change.byName,
      revision: change.revision,
    })),
  })
}

/** A document with prices as it was published at a revision; null when it was taken off the site then. */
export type PublishedState = {
  revision: string
  /** ISO. */
  at: string
  /** The person's id at the CMS; null when it did not say. */
  by: string | null
  document: { _id: string; _type: string; [field: string]: unknown } | null
}

/** What was known before the first of the states. */
type KnownPrices = {
  type: string
  title: string
  prices: Price[]
  /** Nothing of this document was recorded yet. */
  isFirst: boolean
}

type PriceChange = {
  type: string
  title: string
  field: string
  label: string
  beforeCents: number | null
  afterCents: number | null
  isFirst: boolean
  at: string
  by: string | null
  revision: string
}

/** Every price that one of the states (oldest first) has otherwise than the one before it. */
export function changesBetween(known: KnownPrices, states: PublishedState[]): PriceChange[] {
  let { type, title, prices, isFirst } = known
  return states.flatMap(({ revision, at, by, document }) => {
    const before = prices
    const now = document ? pricesOf(document) : []
    if (document) [type, title] = [document._type, titleOf(document)]
    const fields = [...new Map([...before, ...now].map((price) => [price.field, price.label]))]
    const changes = fields.map(([field, label]) => ({
      ...{ type, title, field, label, isFirst, at, by, revision },
      beforeCents: centsOf(before, field),
      afterCents: centsOf(now, field),
    }))
    ;[prices, isFirst] = [now, false]
    return changes.filter(({ beforeCents, afterCents }) => beforeCents !== afterCents)
  })
}

const centsOf = (prices: Price[], field: string): number | null =>
  prices.find((price) => price.field === field)?.cents ?? null
