export type Reference = { _ref?: string | null } | null

/** The documents these references name, in their order; a deleted or unpublished one is left out. */
export function chosen<Item extends { _id: string }>(
  items: Item[],
  references: Reference[] | null | undefined,
): Item[] {
  return (references ?? []).flatMap((reference) => items.find(({ _id }) => _id === reference?._ref) ?? [])
}
