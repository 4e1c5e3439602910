import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

type Manifest = Record<'staticRoutes' | 'dynamicRoutes', { page: string; regex: string }[]>

const folderOfFiles = /^\/(?:_next|_page|art|scripts)\//
let patterns: [page: string, pattern: RegExp][] | undefined

/**
 * Which of our routes answers at this path, as its folder in `app` says: `/api/orders/[id]/settle`. Ids and tokens are
 * not in it, and there are only as many as the build made.
 */
export function routeOf(path: string): string {
  const [files] = folderOfFiles.exec(path) ?? []
  if (files) return `${files}…`
  patterns ??= readPatterns()
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'unknown'
}

/** None in development: routes are made when they are first asked for. */
function readPatterns(): [string, RegExp][] {
  try {
    const { staticRoutes, dynamicRoutes }: Manifest = JSON.parse(
      readFileSync(join(process.cwd(), '.next', 'routes-manifest.json'), 'utf8'),
    )
    return [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => [page, new RegExp(regex)])
  } catch {
    return []
  }
}

/** Whether it is the name of one of them. */
export function isRoute(name: unknown): boolean {
  patterns ??= readPatterns()
  return patterns.some(([page]) => page === name)
}
