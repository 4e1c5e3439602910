/** The items, so many at a time. */
export const partsOf = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/**
 * Calls of which one is made at a time: what comes while one is under way is done together in the next. Each caller gets the result of
 * the call that took its items.
 */
export function inBatches<Item>(work: (items: Item[]) => Promise<void>): (items: Item[]) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let next: { items: Item[]; done: Promise<void> } | undefined
  return (items) => {
    if (next) {
      next.items.push(...items)
      return next.done
    }
    const taken = [...items]
    const done = last.then(() => {
      next = undefined
      return work(taken)
    })
    next = { items: taken, done }
    last = done.catch(() => undefined)
    return done
  }
}
