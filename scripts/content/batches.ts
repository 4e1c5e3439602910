import { type ContentDocument, strongReferencesOf } from './document.ts'

const mostDocuments = 100
const mostBytes = 1_000_000

/**
 * The documents in transactions, so that none refers to one that is not written yet: what is referred to comes first, and those that
 * refer to each other are written together, however many they are.
 */
export function batchesOf(documents: ContentDocument[]): ContentDocument[][] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const batches: ContentDocument[][] = []
  let batch: ContentDocument[] = []
  let bytes = 0
  const waitsFor = new Set<string>()
  const written = new Set<string>()
  for (const document of inOrder(documents, byId)) {
    batch.push(document)
    bytes += JSON.stringify(document).length
    written.add(document._id)
    waitsFor.delete(document._id)
    for (const id of strongReferencesOf(document)) if (byId.has(id) && !written.has(id)) waitsFor.add(id)
    if (waitsFor.size > 0 || (batch.length < mostDocuments && bytes < mostBytes)) continue
    batches.push(batch)
    batch = []
    bytes = 0
  }
  return batch.length > 0 ? [...batches, batch] : batches
}

/** Depth first, without recursion: long chains of references are no danger. */
function inOrder(documents: ContentDocument[], byId: Map<string, ContentDocument>): ContentDocument[] {
  const ordered = new Set<ContentDocument>()
  const opened = new Set<ContentDocument>()
  const open = [...documents].reverse()
  for (let document = open.at(-1); document; document = open.at(-1)) {
    if (opened.has(document)) {
      ordered.add(document)
      open.pop()
      continue
    }
    opened.add(document)
    for (const id of strongReferencesOf(document)) {
      const target = byId.get(id)
      if (target && !opened.has(target)) open.push(target)
    }
  }
  return [...ordered]
}
