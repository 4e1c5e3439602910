/**
 * The one value of this name in the process, made at its first use. Next loads a module once per bundle (pages,
 * routes, the cache handler outside of all bundles), so a variable of a module is not one per process.
 */
export function processState<Value extends object>(name: string, make: () => Value): Value {
  const holder = globalThis as { [key: symbol]: Value | undefined }
  const key = keyOf(name)
  holder[key] ??= make()
  return holder[key]
}

/**
 * Does the work once everything that came before it under this name is over: who reads the CMS later must also write
 * later, or two that overtake each other leave the older state. Resolves or throws as the work does.
 */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turns = processState(`turns.${name}`, () => ({ last: Promise.resolve<unknown>(undefined) }))
  const result = turns.last.then(work)
  turns.last = result.catch(() => undefined)
  return result
}

const keys = new Map<string, symbol>()

/** Every call asks: making the symbol's name anew takes longer than anything else here. */
function keyOf(name: string): symbol {
  const known = keys.get(name)
  if (known) return known
  const key = Symbol.for(`ocotillo.${name}`)
  keys.set(name, key)
  return key
}
