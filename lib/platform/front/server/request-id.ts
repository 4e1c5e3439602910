import { AsyncLocalStorage } from 'node:async_hooks'

/** One for the process: the front and the code that Next bundles are different modules. */
const key = Symbol.for('ocotillo.request-id')
const shared = globalThis as { [key]?: AsyncLocalStorage<string> }
shared[key] ??= new AsyncLocalStorage<string>()
const storage = shared[key]

/** The header it goes by: to the client, and to the database. */
export const requestIdHeader = 'x-request-id'

/** What everything written and asked for one call has in common; null outside of any. */
export const requestId = (): string | null => storage.getStore() ?? null

export const withRequestId = <Result>(id: string, work: () => Result): Result => storage.run(id, work)

/** The same as a header, for calls to other services of ours. */
export const requestIdHeaders = (): Record<string, string> => {
  const id = requestId()
  return id ? { [requestIdHeader]: id } : {}
}
