/** A document of the content lake, as the lake gives it. */
export type LakeDocument = { _id: string; _type: string; _updatedAt?: string; [field: string]: unknown }

/** A field's name, or the key of a list's item. */
export type Step = string | { _key: string }

/** One field that a planned document changes; `undefined` stands for a field that is not there. */
export type FieldChange = { path: Step[]; from: unknown; to: unknown }

type Laid = {
  document: LakeDocument
  /** Changed by somebody else since: the planned value wins. */
  overridden: FieldChange[]
  /** In something that is no longer there. */
  lost: FieldChange[]
}

const kept = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_system'])

/** The fields in which the second version differs, as deep as items can be told apart by their keys. */
export function changesBetween(before: LakeDocument | null, after: LakeDocument): FieldChange[] {
  return fieldChanges(before ?? {}, after, []).filter(({ path: [first] }) => !kept.has(String(first)))
}

/**
 * Lays the changes over the document as it is now and keeps everything else of it. The document itself is not
 * touched.
 */
export function layOver(document: LakeDocument, changes: FieldChange[]): Laid {
  const result = structuredClone(document)
  const overridden: FieldChange[] = []
  const lost: FieldChange[] = []
  for (const change of changes) {
    const owner = ownerOf(result, change.path)
    const field = change.path.at(-1)
    if (!owner || typeof field !== 'string') {
      lost.push(change)
      continue
    }
    if (isSame(owner[field], change.to)) continue
    if (!isSame(owner[field], change.from)) overridden.push(change)
    if (change.to === undefined) delete owner[field]
    else owner[field] = structuredClone(change.to)
  }
  return { document: result, overridden, lost }
}

/** Those of the changes whose field still has the value it was changed from. */
export const untouchedIn = (document: LakeDocument, changes: FieldChange[]): FieldChange[] =>
  changes.filter(({ path, from }) => {
    const owner = ownerOf(document, path)
    const field = path.at(-1)
    return owner !== undefined && typeof field === 'string' && isSame(owner[field], from)
  })

/** Whether two JSON values say the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (!isObject(one) || !isObject(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

type Fields = Record<string, unknown>

function fieldChanges(before: Fields, after: Fields, path: Step[]): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => valueChanges(before[name], after[name], [...path, name]))
}

function valueChanges(from: unknown, to: unknown, path: Step[]): FieldChange[] {
  if (isSame(from, to)) return []
  if (isObject(from) && isObject(to) && from._type === to._type) return fieldChanges(from, to, path)
  if (isKeyed(from) && isKeyed(to) && isSame(keysOf(from), keysOf(to)) && isSame(typesOf(from), typesOf(to)))
    return from.flatMap((item, index) => fieldChanges(item, to[index] ?? {}, [...path, { _key: item._key }]))
  return [{ path, from, to }]
}

/** The object that holds the path's last field. */
function ownerOf(document: LakeDocument, path: Step[]): Fields | undefined {
  let place: unknown = document
  for (const step of path.slice(0, -1)) {
    if (typeof step === 'string') place = isObject(place) ? place[step] : undefined
    else place = isKeyed(place) ? place.find(({ _key }) => _key === step._key) : undefined
  }
  return isObject(place) ? place : undefined
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isKeyed = (value: unknown): value is ({ _key: string } & Fields)[] =>
  Array.isArray(value) && value.every((item) => isObject(item) && typeof item._key === 'string')
const keysOf = (items: { _key: string }[]) => items.map(({ _key }) => _key)
const typesOf = (items: Fields[]) => items.map(({ _type }) => _type)
