export type ContentDocument = { _id: string; _type: string; [field: string]: unknown }

/**
 * What Sanity (assets, secrets, releases) and the schedule (its mark while it publishes) keep for themselves is no
 * content.
 */
export const isInternal = ({ _id, _type }: ContentDocument): boolean =>
  /^(?:(?:sanity|system)\.|scheduleRun$)/.test(_type) || /^(?:_\.|versions\.)/.test(_id)

export const isDraft = ({ _id }: ContentDocument): boolean => _id.startsWith('drafts.')

/** Every object in a value, the outer ones first. */
export function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
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
