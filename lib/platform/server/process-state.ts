/**
 * The one value of this name in the process, made at its first use. Next loads a module once per bundle (pages,
 * routes, the cache handler outside of all bundles), so a variable of a module is not one per process.
 */
export function processState<Value extends object>(name: string, make: () => Value): Value {
  processValues[name] ??= make()
  return processValues[name] as Value
}

type Values = Record<string, object | undefined>
const ofProcess = globalThis as { [key: symbol]: Values | undefined }
const key = Symbol.for('ocotillo')

/** All of them by name. A test that wants one made anew deletes it. */
export const processValues: Values = ofProcess[key] ?? {}
ofProcess[key] = processValues

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
