import type { ContentDocument } from './model.ts'

type Segment = string | number | { key: string }

/** The steps of a Sanity field path such as `blocks[_key=="hero"].facts[0]`. */
export function segmentsOf(path: string): Segment[] {
  return [...path.matchAll(/\[_key=="([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(([, key, index, field]) =>
    key !== undefined ? { key } : index !== undefined ? Number(index) : (field ?? ''),
  )
}

/** What stands at a path; undefined where it leads nowhere. */
export function valueAt(root: unknown, path: string): unknown {
  return segmentsOf(path).reduce<unknown>(child, root)
}

/**
 * The objects on the way to a path, the outermost first; lists and what stands at the path itself are not among them.
 */
export function objectsOnTheWay(root: unknown, path: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  let value = root
  for (const segment of segmentsOf(path)) {
    if (isObject(value)) found.push(value)
    value = child(value, segment)
  }
  return found
}

/** The step to an item of a list: by its key where it has one. */
export const step = (item: unknown, index: number): string =>
  isObject(item) && typeof item._key === 'string' ? `[_key=="${item._key}"]` : `[${index}]`

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function child(value: unknown, segment: Segment): unknown {
  if (typeof segment === 'string') return isObject(value) ? value[segment] : undefined
  if (!Array.isArray(value)) return undefined
  if (typeof segment === 'number') return value[segment]
  return value.find((item) => isObject(item) && item._key === segment.key)
}

/** The field's words as they are stored; '' where there are none. */
export const textOf = (from: { readonly [field: string]: unknown }, field: string): string => {
  const value = from[field]
  return typeof value === 'string' ? value : ''
}

/** The field's words without spaces around them; '' where there are none. */
export const wordsOf = (from: { readonly [field: string]: unknown }, field: string): string =>
  textOf(from, field).trim()

/** The field's number; null where there is none. */
export const numberOf = (from: { readonly [field: string]: unknown }, field: string): number | null => {
  const value = from[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** The field's objects; none where it is no list. */
export const itemsOf = (
  from: { readonly [field: string]: unknown },
  field: string,
): Record<string, unknown>[] => {
  const value = from[field]
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** The field's words; none where it is no list. */
export const linesOf = (from: { readonly [field: string]: unknown }, field: string): string[] => {
  const value = from[field]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** The current name in an address of a document with a slug. */
export const slugOf = (document: ContentDocument): string =>
  isObject(document.slug) ? wordsOf(document.slug, 'current') : ''

/** What the document calls itself. */
export const nameOf = (document: ContentDocument): string =>
  ['name', 'title', 'city', 'question', 'form', 'from', 'clinicName']
    .map((field) => wordsOf(document, field))
    .find(Boolean) ?? document._id
