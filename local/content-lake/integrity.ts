import { OperationError } from './errors.ts'
import { strongReferencesIn } from './references.ts'
import type { LakeDocument, Working } from './types.ts'

/**
 * Throws 409, in Sanity's words, when a transaction would leave a strong reference without its document:
 * one that was deleted while others refer to it, or one that never was.
 * `referrersOf` names the committed documents that refer to an id.
 */
export function checkReferences(working: Working, referrersOf: (id: string) => Iterable<LakeDocument>): void {
  for (const { documentId, after } of working.changes()) {
    if (!after) checkDeletion(documentId, working, referrersOf)
    else for (const to of strongReferencesIn(after)) checkTarget(documentId, to, working)
  }
}

function checkDeletion(
  id: string,
  working: Working,
  referrersOf: (id: string) => Iterable<LakeDocument>,
): void {
  const committed = [...referrersOf(id)].map(({ _id }) => _id)
  const changed = working.changes().map(({ documentId }) => documentId)
  const referencingIDs = [...new Set([...committed, ...changed])].filter((candidate) => {
    const document = working.get(candidate)
    return document !== null && strongReferencesIn(document).includes(id)
  })
  if (referencingIDs.length === 0) return
  const names = referencingIDs.map((name) => `"${name}"`).join(', ')
  throw new OperationError(
    409,
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from ${names}`,
    { id, referencingIDs },
  )
}

function checkTarget(id: string, to: string, working: Working): void {
  if (working.get(to)) return
  throw new OperationError(
    409,
    'documentReferencesNonExistentDocumentError',
    `Document "${id}" references non-existent document "${to}"`,
    { id, referenceID: to },
  )
}
