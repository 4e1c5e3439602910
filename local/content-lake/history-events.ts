import { isPublishedId } from './document-id.ts'
import type { Change, HistoryEntry } from './types.ts'
import { isSameValue } from './value.ts'

/** One line of `data/history/:ds/events/documents/:id`; names and meaning as in sanity 6.16, core/store/events/types.ts. */
export interface DocumentEvent {
  type: string
  timestamp: string
  author: string
  documentId: string
  revisionId?: string
  versionId?: string
  versionRevisionId?: string
  releaseId?: string
  publishCause?: string
  contributors?: string[]
}

const systemFields = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system'])

/**
 * The events of one document group, newest first, derived from what each transaction did to its members. `entries` are oldest first and
 * complete: the group's other versions decide whether a deletion ends it.
 */
export function eventsOf(publishedId: string, entries: HistoryEntry[]): DocumentEvent[] {
  const living = new Set<string>()
  const events: DocumentEvent[] = []
  const contributors = new Map<string, Set<string>>()
  for (const entry of entries) {
    for (const change of entry.changes) {
      if (change.after) living.add(change.documentId)
      else living.delete(change.documentId)
      if (!isPublishedId(change.documentId) && change.after) {
        const names = contributors.get(change.documentId) ?? new Set()
        contributors.set(change.documentId, names.add(entry.author))
      }
    }
    const told = eventsOfEntry(publishedId, entry, living)
    for (const event of told) {
      const names = event.type === 'publishDocumentVersion' && contributors.get(event.versionId ?? '')
      events.push(names ? { ...event, contributors: [...names] } : event)
    }
    for (const change of entry.changes) if (!change.after) contributors.delete(change.documentId)
  }
  return events.reverse()
}

function eventsOfEntry(publishedId: string, entry: HistoryEntry, living: Set<string>): DocumentEvent[] {
  const base = { timestamp: entry.timestamp, author: entry.author, documentId: publishedId }
  const published = entry.changes.find((change) => change.documentId === publishedId)
  const versions = entry.changes.filter((change) => change.documentId !== publishedId)
  const removed = versions.filter((change) => change.before && !change.after)
  const created = versions.filter((change) => !change.before && change.after)

  if (published?.after) {
    const source = removed[0]
    if (source) return [{ ...base, ...publishOf(source, entry) }]
    if (!published.before) return [{ ...base, type: 'createLiveDocument', revisionId: entry.id }]
    return hasContentChange(published) ? [{ ...base, type: 'updateLiveDocument', revisionId: entry.id }] : []
  }
  const draft = created[0]
  if (published && draft)
    return [
      { ...base, type: 'unpublishDocument', ...versionOf(draft.documentId), versionRevisionId: entry.id },
    ]
  if ((published || removed.length > 0) && living.size === 0)
    return [{ ...base, type: 'deleteDocumentGroup' }]
  if (published)
    return [
      { ...base, type: 'unpublishDocument', versionId: `drafts.${publishedId}`, versionRevisionId: entry.id },
    ]

  return [
    ...created.map((change) => ({
      ...base,
      type: 'createDocumentVersion',
      ...versionOf(change.documentId),
      versionRevisionId: entry.id,
    })),
    ...removed.map((change) => ({
      ...base,
      type: 'deleteDocumentVersion',
      ...versionOf(change.documentId),
      versionRevisionId: change.before?._rev,
    })),
  ]
}

const publishOf = (source: Change, entry: HistoryEntry) => ({
  type: 'publishDocumentVersion',
  publishCause: 'document.publish',
  revisionId: entry.id,
  ...versionOf(source.documentId),
  versionRevisionId: source.before?._rev,
})

function versionOf(versionId: string) {
  const release = versionId.match(/^versions\.([^.]+)\./)?.[1]
  return { versionId, ...(release && { releaseId: release }) }
}

function hasContentChange({ before, after }: Change): boolean {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...keys].some((key) => !systemFields.has(key) && !isSameValue(before?.[key], after?.[key]))
}
