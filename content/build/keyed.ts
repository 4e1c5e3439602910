/** The items with the keys `<prefix>-1`, `<prefix>-2`, …: Sanity wants a key on every item of a list. */
export const keyed = <Item extends object>(prefix: string, items: Item[]) =>
  items.map((item, index) => ({ ...item, _key: `${prefix}-${index + 1}` }))
