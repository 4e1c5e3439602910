import type { Sql } from 'postgres'
import { draftIdOf, isPublishedId, publishedIdOf } from './documents.ts'
import { type StateRow, toTransaction } from './tables.ts'
import type { HistoryEntry, HistoryOptions, LakeDocument, Store } from './types.ts'

type DocumentPoint = Parameters<Store['documentAt']>[1]

interface Row {
  seq: string
  id: string
  at: Date
  author: string
  actions: string | null
  document_ids: string[]
}

/** Transactions that touched any of the documents, oldest first unless asked otherwise; both ends are inclusive. */
export async function readHistory(
  sql: Sql,
  dataset: string,
  ids: string[],
  options: HistoryOptions = {},
): Promise<HistoryEntry[]> {
  const { fromTransaction, toTransaction: to, fromTime, toTime, authors, limit, isNewestFirst } = options
  const seqOf = (id: string) =>
    sql`(select seq from lake.transactions where dataset = ${dataset} and id = ${id})`
  const rows = await sql<Row[]>`
    select seq, id, at, author, actions::text as actions, document_ids from lake.transactions as entry
    where dataset = ${dataset} and seq in (
      select seq from lake.transaction_states where dataset = ${dataset} and document_id in ${sql(ids)})
    ${fromTransaction ? sql`and seq >= ${seqOf(fromTransaction)}` : sql``}
    ${to ? sql`and seq <= ${seqOf(to)}` : sql``}
    ${fromTime ? sql`and at >= ${fromTime}::timestamptz` : sql``}
    ${toTime ? sql`and at <= ${toTime}::timestamptz` : sql``}
    ${authors?.length ? sql`and author in ${sql(authors)}` : sql``}
    order by seq ${isNewestFirst ? sql`desc` : sql`asc`}
    limit ${limit ?? 1000}`
  if (rows.length === 0) return []
  const states = await sql<(StateRow & { seq: string })[]>`
    select seq, document_id, before::text as before, after::text as after, mutations::text as mutations
    from lake.transaction_states
    where seq in ${sql(rows.map(({ seq }) => seq))} and document_id in ${sql(ids)} order by seq, position`
  return rows.map((row) => {
    const own = states.filter(({ seq }) => seq === row.seq)
    return { ...toTransaction(row, own), documentIds: row.document_ids }
  })
}

/** A document at a point of its history, or null when it did not exist then or the lake no longer knows. */
export async function readDocumentAt(
  sql: Sql,
  dataset: string,
  id: string,
  point: DocumentPoint,
): Promise<LakeDocument | null> {
  const states = sql`
    lake.transaction_states as state join lake.transactions as entry using (seq)
    where state.dataset = ${dataset} and state.document_id = ${id}`
  if ('lastRevision' in point) {
    const rows = await sql<{ doc: string | null }[]>`
      select coalesce(state.after, state.before)::text as doc from ${states} order by seq desc limit 1`
    return parsed(rows[0]?.doc)
  }
  if ('revision' in point) {
    const rows = await sql<{ doc: string | null }[]>`
      select state.after::text as doc from ${states} and entry.id = ${point.revision} limit 1`
    return parsed(rows[0]?.doc)
  }
  const rows = await sql<{ doc: string | null }[]>`
    select state.after::text as doc from ${states} and entry.at <= ${point.time}::timestamptz
    order by seq desc limit 1`
  return parsed(rows[0]?.doc)
}

const parsed = (text: string | null | undefined): LakeDocument | null => (text ? JSON.parse(text) : null)

/**
 * One line of `data/history/:ds/events/documents/:id`; names and meaning as in sanity 6.16,
 * core/store/events/types.ts.
 */
interface DocumentEvent {
  type: string
  timestamp: string
  author: string
  documentId: string
  revisionId?: string
  versionId?: string
  versionRevisionId?: string | null
  releaseId?: string
  publishCause?: string
  contributors?: string[]
}

/** What one transaction did to one version of a document: created, edited or removed it. */
export interface Step {
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  /** Its revision before and after; null when it did not exist. */
  from: string | null
  to: string | null
}

/** The ids under which one document is known: published, draft, and the asked one when that is another version. */
export const groupOf = (id: string) => [
  ...new Set([publishedIdOf(id), draftIdOf(id), ...(isPublishedId(id) ? [] : [id])]),
]

/** Every step of a document and its versions, oldest first. */
export async function readSteps(sql: Sql, dataset: string, id: string): Promise<Step[]> {
  const rows = await sql<(Omit<Step, 'timestamp'> & { at: Date })[]>`
    select entry.id as "transactionId", at, author, document_id as "documentId",
      before->>'_rev' as "from", after->>'_rev' as "to"
    from lake.transaction_states as state join lake.transactions as entry using (seq)
    where state.dataset = ${dataset} and document_id in ${sql(groupOf(id))} order by seq, position`
  return rows.map(({ at, ...row }) => ({ ...row, timestamp: at.toISOString() }))
}

/** The events of a document group, newest first, derived from all its steps (oldest first). */
export function eventsOf(publishedId: string, steps: Step[]): DocumentEvent[] {
  const living = new Set<string>()
  const editors = new Map<string, Set<string>>()
  const events: DocumentEvent[] = []
  for (const together of Map.groupBy(steps, (step) => step.transactionId).values()) {
    for (const { documentId, to, author } of together) {
      if (to) living.add(documentId)
      else living.delete(documentId)
      if (to) editors.set(documentId, (editors.get(documentId) ?? new Set()).add(author))
    }
    const told = eventsOfTransaction(publishedId, together, living.size === 0)
    events.push(...told.map((event) => withContributors(event, editors)))
    for (const { documentId, to } of together) if (!to) editors.delete(documentId)
  }
  return events.reverse()
}

function eventsOfTransaction(publishedId: string, steps: Step[], isGroupGone: boolean): DocumentEvent[] {
  const published = steps.find((step) => step.documentId === publishedId)
  const versions = steps.filter((step) => step !== published)
  const created = versions.filter((step) => !step.from && step.to)
  const removed = versions.filter((step) => step.from && !step.to)
  const [source] = removed

  if (published?.to && source)
    return [{ ...eventOf('publishDocumentVersion', publishedId, source), ...publishedAs(published, source) }]
  if (published?.to) {
    const type = published.from ? 'updateLiveDocument' : 'createLiveDocument'
    return [{ ...eventOf(type, publishedId, published), revisionId: published.transactionId }]
  }
  const [last] = steps
  if (last && isGroupGone) return [eventOf('deleteDocumentGroup', publishedId, last)]
  if (published) {
    const copy = { ...published, documentId: draftIdOf(publishedId) }
    return [
      {
        ...eventOf('unpublishDocument', publishedId, published),
        ...versionOf(copy, published.transactionId),
      },
    ]
  }
  return [
    ...created.map((step) => ({
      ...eventOf('createDocumentVersion', publishedId, step),
      ...versionOf(step, step.to),
    })),
    ...removed.map((step) => ({
      ...eventOf('deleteDocumentVersion', publishedId, step),
      ...versionOf(step, step.from),
    })),
  ]
}

const eventOf = (type: string, documentId: string, { timestamp, author }: Step): DocumentEvent => ({
  type,
  timestamp,
  author,
  documentId,
})

const publishedAs = (published: Step, source: Step) => ({
  publishCause: 'document.publish',
  revisionId: published.transactionId,
  ...versionOf(source, source.from),
})

function versionOf({ documentId }: Step, versionRevisionId: string | null) {
  const releaseId = documentId.match(/^versions\.([^.]+)\./)?.[1]
  return { versionId: documentId, versionRevisionId, ...(releaseId && { releaseId }) }
}

function withContributors(event: DocumentEvent, editors: Map<string, Set<string>>): DocumentEvent {
  const names = event.type === 'publishDocumentVersion' && editors.get(event.versionId ?? '')
  return names ? { ...event, contributors: [...names] } : event
}
