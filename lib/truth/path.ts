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
