import { Problem } from '../demo/problem.ts'
import { assetPath, withAssetFiles } from './asset.ts'
import type { ContentDocument } from './document.ts'
import type { Place } from './place.ts'
import type { Asset } from './read-content.ts'
import type { PackageWriter } from './write-package.ts'

export function linesOf(documents: ContentDocument[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}

/** Adds the files of a content package. Throws `Problem` naming what could not be fetched. */
export async function addContent(
  target: Pick<PackageWriter, 'add'>,
  { documents, assets }: { documents: ContentDocument[]; assets: Asset[] },
  place: Place,
): Promise<void> {
  const known = new Set(assets.map(({ _id }) => _id))
  const addressOf = (id: string) => (known.has(id) ? `file://./${assetPath(id)}` : undefined)
  await target.add(
    'data.ndjson',
    Buffer.from(linesOf(documents.map((one) => withAssetFiles(one, addressOf)))),
  )
  for (const asset of assets) await target.add(assetPath(asset._id) ?? asset._id, await bytesOf(asset, place))
  await target.add('assets.json', Buffer.from(JSON.stringify(notesOn(assets))))
}

/** The original bytes; Sanity's image CDN gives those of an image only to who may edit. */
async function bytesOf({ _id, url }: Asset, { client }: Place): Promise<Uint8Array> {
  const address = new URL(url)
  const { token } = client.config()
  const isCdn = address.hostname === 'cdn.sanity.io'
  if (isCdn) address.searchParams.set('dlRaw', 'true')
  const headers = isCdn && token ? { authorization: `Bearer ${token}` } : undefined
  const response = await fetch(address, { headers }).catch(() => undefined)
  if (!response?.ok) throw new Problem(`${_id} could not be fetched from ${url}; nothing was written.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** What Sanity's exports tell about an asset beside its bytes, by kind and hash. */
function notesOn(assets: Asset[]) {
  return Object.fromEntries(
    assets.map(({ _id, _type, assetId: _a, extension: _e, mimeType: _m, path: _p, url: _u, ...notes }) => [
      `${_type === 'sanity.imageAsset' ? 'image' : 'file'}-${notes.sha1hash}`,
      notes,
    ]),
  )
}
