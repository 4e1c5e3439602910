import { changesBetween, type FieldChange, type LakeDocument, layOver } from './overlay.ts'

/** A planned version of a document and the published one it was made from, null when there was none. */
export type PlannedChange = { documentId: string; before: LakeDocument | null; after: LakeDocument }

export type Applied =
  | { kind: 'written'; document: LakeDocument; notes: string[] }
  | { kind: 'skipped'; note: string }

/** What publishing a planned change makes of the document as it is now, null when it is not published. */
export function applyChange(
  current: LakeDocument | null,
  { documentId, before, after }: PlannedChange,
): Applied {
  if (!current && before) return { kind: 'skipped', note: 'It is no longer published, so it was left alone.' }
  const base = current ?? { _id: documentId, _type: after._type }
  const { document, overridden, lost } = layOver(base, changesBetween(before, after))
  const notes = [
    ...overridden.map(
      ({ path }) => `“${fieldWords(path)}” was changed after this was planned; the planned value won.`,
    ),
    ...lost.map(
      ({ path }) => `“${fieldWords(path)}” is in a part that no longer exists, so it was left out.`,
    ),
  ]
  return { kind: 'written', document: { ...document, _id: documentId }, notes }
}

/**
 * The published documents as they will be once these changes, in the order of their moments, are published. Documents
 * that don't change are the same objects.
 */
export function documentsAt<Document extends LakeDocument>(
  published: Document[],
  changes: PlannedChange[],
): (Document | LakeDocument)[] {
  const documents = new Map<string, Document | LakeDocument>(published.map((one) => [one._id, one]))
  for (const change of changes) {
    const applied = applyChange(documents.get(change.documentId) ?? null, change)
    if (applied.kind === 'written') documents.set(change.documentId, applied.document)
  }
  return [...documents.values()]
}

/** The changes of the groups that are due by a moment, in the order in which they will be published. */
export function changesDueBy<Change extends PlannedChange>(
  groups: { dueAt: string; createdAt: string; changes: Change[] }[],
  moment: Date,
): Change[] {
  return groups
    .filter(({ dueAt }) => Date.parse(dueAt) <= moment.getTime())
    .toSorted(
      (one, other) =>
        Date.parse(one.dueAt) - Date.parse(other.dueAt) ||
        Date.parse(one.createdAt) - Date.parse(other.createdAt),
    )
    .flatMap(({ changes }) => changes)
}

const fieldWords = (path: FieldChange['path']) => path.filter((step) => typeof step === 'string').join(' › ')
