import { createHash } from 'node:crypto'
import { type ContentDocument, mapObjects, objectsIn } from './document.ts'

const assetId = /^(image|file)-([\da-f]{40}(?:-\d+x\d+)?)-([a-z\d]+)$/

/** Where Sanity's own export puts the bytes of an asset: `images/<sha1>-800x600.png`. Null for another id. */
export function assetPath(id: string): string | null {
  const [, kind, name, extension] = assetId.exec(id) ?? []
  return kind ? `${kind}s/${name}.${extension}` : null
}

/** The asset's document id and hash, from the path or address of its bytes; null when it is no such name. */
export function assetAt(path: string): { id: string; kind: 'image' | 'file'; sha1: string } | null {
  const match = /(image|file)s\/(?:[\w-]+\/)*([\da-f]{40})(-\d+x\d+)?(?:-([a-z\d]+))?\.([a-z\d]+)$/.exec(path)
  if (!match) return null
  const [, kind, sha1 = '', size = '', real, ending] = match
  return { id: `${kind}-${sha1}${size}-${real ?? ending}`, kind: kind as 'image' | 'file', sha1 }
}

/** Whether the bytes are those the name promises. What Sanity cleans after hashing (SVG) can't be told. */
export const isIntact = (path: string, sha1: string, bytes: Uint8Array): boolean =>
  path.endsWith('.svg') || createHash('sha1').update(bytes).digest('hex') === sha1

/** References to assets become the addresses of their bytes, as in Sanity's exports. */
export const withAssetFiles = (document: ContentDocument, addressOf: (id: string) => string | undefined) =>
  mapObjects(document, (object) => {
    const id = (object.asset as { _ref?: unknown } | null | undefined)?._ref
    const address = typeof id === 'string' ? addressOf(id) : undefined
    if (!address) return object
    const { asset: _, ...rest } = object
    return { _sanityAsset: `${String(id).split('-')[0]}@${address}`, ...rest }
  }) as ContentDocument

/** The addresses of all bytes a document needs: `images/…` inside the package, or `https://…`. */
export const assetFilesOf = (document: ContentDocument): string[] =>
  [...objectsIn(document)].flatMap(({ _sanityAsset }) => addressIn(_sanityAsset) ?? [])

/** The addresses become references again. */
export const withAssetReferences = (document: ContentDocument, idOf: (address: string) => string) =>
  mapObjects(document, ({ _sanityAsset, ...rest }) => {
    const address = addressIn(_sanityAsset)
    return address === undefined ? rest : { ...rest, asset: { _type: 'reference', _ref: idOf(address) } }
  }) as ContentDocument

/** Of `image@file://./images/x.png` the path, of `image@https://…` the address. */
const addressIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.replace(/^\w+@(?:file:\/\/(?:\.\/)?)?/, '') : undefined
