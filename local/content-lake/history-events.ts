import type { Sql } from 'postgres'
import { draftIdOf, isPublishedId, publishedIdOf } from './document-id.ts'

/**
 * One line of `data/history/:ds/events/documents/:id`; names and meaning as in sanity 6.16,
 * core/store/events/types.ts.
 */
export interface DocumentEvent {
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
