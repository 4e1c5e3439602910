/**
 * The one value of this name in the process, made at its first use. Next loads a module once per bundle (pages, routes, the
 * cache handler outside of all bundles), so a variable of a module is not one per process.
 */
export function processState<Value extends object>(name: string, make: () => Value): Value {
  const holder = globalThis as { [key: symbol]: Value | undefined }
  const key = Symbol.for(`ocotillo.${name}`)
  holder[key] ??= make()
  return holder[key]
}
