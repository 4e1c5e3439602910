import { isDeepStrictEqual } from 'node:util'
import schema from '../../lib/content/server/schema.json' with { type: 'json' }
import { Problem } from '../demo/problem.ts'
import { type ContentDocument, strongReferencesOf, withAssetReferences } from './document.ts'
import type { Asset } from './place.ts'
import type { AssetBytes, ContentPackage } from './read-package.ts'

/**
 * `all`: what differs is overwritten; `missing`: what is there is left alone; `replace`: what is not in the package
 * goes.
 */
export type Mode = 'all' | 'missing' | 'replace'

export type Plan = {
  uploads: AssetBytes[]
  /** In the form of the place, with references to assets. */
  writes: ContentDocument[]
  created: number
  unchanged: number
  deletions: ContentDocument[]
}

type Present = { documents: ContentDocument[]; assets: Asset[] }

/** What has to be done so that the place holds the package. Throws `Problem` when it does not fit together. */
export function planImport(from: ContentPackage, present: Present, mode: Mode): Plan {
  checkTypes(from.documents)
  const ids = new Map(from.assets.map(({ address, id }) => [address, id]))
  const documents = from.documents.map((one) =>
    withAssetReferences(one, (address) => ids.get(address) ?? address),
  )
  const there = new Map(present.documents.map((one) => [one._id, one]))
  const wanted = new Set(documents.map(({ _id }) => _id))
  const deletions = mode === 'replace' ? present.documents.filter(({ _id }) => !wanted.has(_id)) : []
  const stays = mode === 'replace' ? [] : present.documents.map(({ _id }) => _id)
  const assets = [...present.assets, ...from.assets.map(({ id }) => ({ _id: id }))].map(({ _id }) => _id)
  checkReferences(documents, new Set([...stays, ...assets]))
  const writes = documents.filter((one) => {
    const old = there.get(one._id)
    return !old || (mode !== 'missing' && !isDeepStrictEqual(contentOf(old), contentOf(one)))
  })
  const known = new Set(present.assets.map(({ _id }) => _id))
  return {
    uploads: from.assets.filter(({ id }) => !known.has(id)),
    writes,
    created: writes.filter(({ _id }) => !there.has(_id)).length,
    unchanged: documents.length - writes.length,
    deletions,
  }
}

/** A document without what the place itself writes. */
export function contentOf({ _rev: _r, _updatedAt: _u, _createdAt: _c, ...content }: ContentDocument) {
  return content
}

const knownTypes = new Set(schema.filter(({ type }) => type === 'document').map(({ name }) => name))
const maxNamed = 10

/** Throws `Problem` naming every type this site does not know. */
function checkTypes(documents: ContentDocument[]): void {
  const unknown = documents.filter(({ _type }) => !knownTypes.has(_type))
  if (unknown.length === 0) return
  const types = [...new Set(unknown.map(({ _type }) => `'${_type}'`))]
  throw new Problem(
    `This site has no ${types.length === 1 ? 'type' : 'types'} ${types.join(', ')} (first: ${unknown[0]?._id}). Nothing was written.`,
  )
}

/**
 * Throws `Problem` naming references that would lead nowhere; `present` are the ids that will be there beside the
 * documents.
 */
function checkReferences(documents: ContentDocument[], present: ReadonlySet<string>): void {
  const written = new Set(documents.map(({ _id }) => _id))
  const broken = documents.flatMap((document) =>
    [...strongReferencesOf(document)]
      .filter((id) => !written.has(id) && !present.has(id))
      .map((id) => `${document._id} → ${id}`),
  )
  if (broken.length === 0) return
  const more = broken.length > maxNamed ? ` and ${broken.length - maxNamed} more` : ''
  throw new Problem(
    `These references lead nowhere: ${broken.slice(0, maxNamed).join(', ')}${more}. Nothing was written.`,
  )
}
