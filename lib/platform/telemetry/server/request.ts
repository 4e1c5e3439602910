import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '../../server/process-state.ts'

/** `route`: where it is answered, without what in an address is one person's. */
type Call = { id: string; route: string }

/** One for the process: the front and the code that Next bundles are different modules. */
const storage = processState('request', () => new AsyncLocalStorage<Call>())

/** The header it goes by: to the client, and to the database. */
export const requestIdHeader = 'x-request-id'

/** The call that is worked on; undefined outside of any. */
export const currentCall = (): Call | undefined => storage.getStore()

/** Everything written and asked for during the work has the call's id in common. */
export const withinCall = <Result>(call: Call, work: () => Result): Result => storage.run(call, work)

/** The id as a header, for calls to other services of ours. */
export const requestIdHeaders = (): Record<string, string> => {
  const call = currentCall()
  return call ? { [requestIdHeader]: call.id } : {}
}
