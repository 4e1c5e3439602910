import { batchesOf } from './batches.ts'
import { type ContentDocument, mapObjects } from './document.ts'
import { ask, type Place } from './place.ts'
import type { Plan } from './plan.ts'

/**
 * Does what was planned, a transaction for each batch, and says after each how far it is. Throws `Problem` that tells what is done
 * by then; the same command goes on from there.
 */
export async function writeContent(place: Place, plan: Plan): Promise<void> {
  const ids = await upload(place, plan)
  let written = 0
  for (const batch of batchesOf(plan.writes)) {
    const mutations = batch.map((document) => ({ createOrReplace: stored(document, ids) }))
    await ask(place, () => place.client.mutate(mutations, { visibility: 'sync' }), stoppedAt(written, plan))
    written += batch.length
    console.log(`${written} of ${plan.writes.length} documents written.`)
  }
  if (plan.deletions.length === 0) return
  // All at once: they may refer to each other.
  const mutations = plan.deletions.map(({ _id }) => ({ delete: { id: _id } }))
  await ask(place, () => place.client.mutate(mutations), 'Everything was written, but nothing was deleted.')
  console.log(`${plan.deletions.length} documents deleted.`)
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
  if (uploads.length > 0) console.log(`${uploads.length} images and files uploaded.`)
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
