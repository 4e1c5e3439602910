import { publishedIdOf, referencesIn } from './documents.ts'
import { badRequest } from './errors.ts'
import type { IndexKey, LakeDocument, View } from './types.ts'

const MAX_RELEASE_VIEWS = 8

/** The views of all perspectives that somebody asked for, kept up to date commit by commit. */
export interface Views {
  /** The view of a perspective as the API names it: `raw`, `published`, `drafts`, or a list such as `rA,drafts`. */
  of(perspective: string): View
  refresh(changedIds: Iterable<string>): void
}

/** Views over documents that change only through `refresh`. */
export function createViews(documents: Map<string, LakeDocument>): Views {
  const read = { get: (id: string) => documents.get(id) ?? null, ids: () => documents.keys() }
  const views = new Map<string, View>()
  return {
    of(perspective) {
      const prefixes = prefixesOf(perspective)
      const key = prefixes ? prefixes.join(',') : 'raw'
      const view = views.get(key) ?? createView(read, prefixes)
      views.delete(key)
      views.set(key, view)
      const releases = [...views.keys()].filter((name) => name.startsWith('versions.'))
      if (releases.length > MAX_RELEASE_VIEWS) views.delete(releases[0] ?? '')
      return view
    },
    refresh(changedIds) {
      for (const id of changedIds) for (const view of views.values()) view.refresh(id)
    },
  }
}

/** Id prefixes in order of priority, published last; undefined for `raw`. Throws 400 for a name that can't be one. */
function prefixesOf(perspective: string): string[] | undefined {
  const names = perspective.split(',').map((name) => name.trim())
  if (names.length === 1 && names[0] === 'raw') return undefined
  const bad = names.find((name) => name === 'raw' || !/^[A-Za-z0-9_-]{1,64}$/.test(name))
  if (bad !== undefined || names.length > 20) throw badRequest(`Unknown perspective "${perspective}"`)
  const prefixes = names.filter((name) => name !== 'published').map(prefixOf)
  return [...new Set([...prefixes, ''])]
}

const prefixOf = (name: string) =>
  name === 'drafts' || name === 'previewDrafts' ? 'drafts.' : `versions.${name}.`

/** What an API version sees when the request names no perspective (Sanity changed it on 2025-02-19). */
export function defaultPerspective(apiVersion: string): string {
  return apiVersion === 'X' || apiVersion >= '2025-02-19' ? 'published' : 'raw'
}

interface Entry {
  document: LakeDocument
  ordinal: number
  keys: IndexKey[]
}

interface Bucket {
  entries: Map<string, Entry>
  sorted: LakeDocument[] | undefined
}

/**
 * A view over all ids when `prefixes` is undefined (raw), else one document per published id: the first that exists.
 */
function createView(
  read: { get(id: string): LakeDocument | null; ids(): Iterable<string> },
  prefixes?: string[],
): View {
  const entries = new Map<string, Entry>()
  const buckets = new Map<IndexKey, Bucket>()
  let everything: LakeDocument[] | undefined
  let ordinals = 0
  const isPublishedOnly = prefixes?.length === 1 && prefixes[0] === ''

  function resolve(id: string): LakeDocument | null {
    if (!prefixes) return read.get(id)
    for (const prefix of prefixes) {
      const document = read.get(prefix + id)
      if (document) return isPublishedOnly ? document : { ...document, _id: id, _originalId: document._id }
    }
    return null
  }

  function bucketOf(key: IndexKey): Bucket {
    const bucket = buckets.get(key) ?? { entries: new Map(), sorted: undefined }
    buckets.set(key, bucket)
    bucket.sorted = undefined
    return bucket
  }

  function remove(id: string, entry: Entry): void {
    entries.delete(id)
    for (const key of entry.keys) {
      const bucket = bucketOf(key)
      bucket.entries.delete(id)
      if (bucket.entries.size === 0) buckets.delete(key)
    }
  }

  function add(id: string, document: LakeDocument, ordinal: number): void {
    const entry = { document: searchable(document), ordinal, keys: keysOf(document) }
    entries.set(id, entry)
    for (const key of entry.keys) bucketOf(key).entries.set(id, entry)
  }

  function refresh(changedId: string): void {
    const id = prefixes ? publishedIdOf(changedId) : changedId
    const [old, document] = [entries.get(id), resolve(id)]
    everything = undefined
    if (old) remove(id, old)
    if (document) add(id, document, old?.ordinal ?? ordinals++)
  }

  for (const id of read.ids()) if (!entries.has(prefixes ? publishedIdOf(id) : id)) refresh(id)

  return {
    refresh,
    get: (id) => entries.get(id)?.document ?? null,
    all() {
      everything ??= inOrder(entries.values())
      return everything
    },
    count: (key) => buckets.get(key)?.entries.size ?? 0,
    pick: (ids) => inOrder([...new Set(ids)].flatMap((id) => entries.get(id) ?? [])),
    find(key) {
      const bucket = buckets.get(key)
      if (!bucket) return []
      bucket.sorted ??= inOrder(bucket.entries.values())
      return bucket.sorted
    },
  }
}

const inOrder = (entries: Iterable<Entry>) =>
  [...entries].sort((left, right) => left.ordinal - right.ordinal).map(({ document }) => document)

function keysOf(document: LakeDocument): IndexKey[] {
  const slug = (document.slug as { current?: unknown } | null | undefined)?.current
  const keys = new Set<IndexKey>([`type:${document._type}`, `base:${publishedIdOf(document._id)}`])
  if (typeof slug === 'string') keys.add(`slug:${slug}`)
  if (typeof document.path === 'string') keys.add(`path:${document.path}`)
  for (const { to } of referencesIn(document)) keys.add(`reference:${to}`)
  return [...keys]
}

/** `text::query` looks into all strings of a document: `__text` joins them when asked, unseen by JSON and spreads. */
function searchable(document: LakeDocument): LakeDocument {
  if (Object.hasOwn(document, '__text')) return document
  return Object.defineProperty(document, '__text', {
    enumerable: false,
    get: () => textOf(document).join(' '),
  })
}

function textOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textOf)
}
