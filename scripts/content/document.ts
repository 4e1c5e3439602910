import { createHash } from 'node:crypto'

export type ContentDocument = { _id: string; _type: string; [field: string]: unknown }

/**
 * What Sanity (assets, secrets, releases) and the schedule (its mark while it publishes) keep for themselves is no
 * content.
 */
export const isInternal = ({ _id, _type }: ContentDocument): boolean =>
  /^(?:(?:sanity|system)\.|scheduleRun$)/.test(_type) || /^(?:_\.|versions\.)/.test(_id)

export const isDraft = ({ _id }: ContentDocument): boolean => _id.startsWith('drafts.')

/** Every object in a value, the outer ones first. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/** The documents that must be there for this one to be stored. */
export const strongReferencesOf = (document: ContentDocument): Set<string> =>
  new Set(
    [...objectsIn(document)].flatMap(({ _ref, _weak }) =>
      typeof _ref === 'string' && _weak !== true ? [_ref] : [],
    ),
  )

/** The same value with some of its objects changed; `change` gets each object after what is in it. */
export function mapObjects(
  value: unknown,
  change: (object: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)])
  return change(Object.fromEntries(entries))
}

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
