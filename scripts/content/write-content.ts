import { type ContentDocument, mapObjects, strongReferencesOf } from './document.ts'
import { ask, type Place } from './place.ts'
import type { Plan } from './plan.ts'

/**
 * Does what was planned, a transaction for each batch, and says after each how far it is. Throws `Problem` that tells
 * what is done by then; the same command goes on from there.
 */
export async function writeContent(place: Place, plan: Plan): Promise<void> {
  const ids = await upload(place, plan)
  let written = 0
  for (const batch of batchesOf(plan.writes)) {
    const mutations = batch.map((document) => ({ createOrReplace: stored(document, ids) }))
    await ask(place, () => place.client.mutate(mutations, { visibility: 'sync' }), stoppedAt(written, plan))
    written += batch.length
    console.log(`Documents written: ${written} of ${plan.writes.length}`)
  }
  if (plan.deletions.length === 0) return
  // All at once: they may refer to each other.
  const mutations = plan.deletions.map(({ _id }) => ({ delete: { id: _id } }))
  await ask(place, () => place.client.mutate(mutations), 'Everything was written, but nothing was deleted.')
  console.log(`Documents deleted: ${plan.deletions.length}`)
}

/** Uploads the assets that are not there. Gives the ids the place gave, where they are others than expected. */
async function upload(place: Place, { uploads }: Plan): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [index, { id, kind, bytes, notes, address }] of uploads.entries()) {
    const { originalFilename, title, description, label, creditLine } = notes
    const filename = originalFilename ?? address.split('/').at(-1)
    const options = { filename, title, description, label, creditLine }
    const done = `${index} of ${uploads.length} images and files are uploaded, no document is written.`
    const { _id } = await ask(
      place,
      () => place.client.assets.upload(kind, Buffer.from(bytes), options),
      done,
    )
    if (_id !== id) ids.set(id, _id)
  }
  if (uploads.length > 0) console.log(`Images and files uploaded: ${uploads.length}`)
  return ids
}

function stored({ _rev: _r, _updatedAt: _u, ...document }: ContentDocument, ids: Map<string, string>) {
  if (ids.size === 0) return document as ContentDocument
  return mapObjects(document, (object) => {
    const id = typeof object._ref === 'string' ? ids.get(object._ref) : undefined
    return id ? { ...object, _ref: id } : object
  }) as ContentDocument
}

const stoppedAt = (written: number, { writes }: Plan) =>
  written === 0
    ? 'No document was written.'
    : `${written} of ${writes.length} documents are written, the others are as before: run the command again to go on.`

const maxDocuments = 100
const maxBytes = 1_000_000

/**
 * The documents in transactions, so that none refers to one that is not written yet: what is referred to comes first,
 * and those that refer to each other are written together, however many they are.
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
    if (waitsFor.size > 0 || (batch.length < maxDocuments && bytes < maxBytes)) continue
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
