import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
