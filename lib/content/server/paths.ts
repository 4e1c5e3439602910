import 'server-only'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
import { log } from '@/lib/platform/telemetry/server/log'

/** Beyond that the database is asked. */
const maxSeenHere = 2_000
const seenHere = () => processState('path-map', () => new Map<string, Set<string>>())

/**
 * Stores which content tags a page used. Writes only when they changed; a failure is logged, the page is not
 * affected.
 */
export async function rememberPath(path: string, tags: string[]): Promise<void> {
  const before = seenHere().get(path)
  if (before && before.size === tags.length && tags.every((tag) => before.has(tag))) return
  const { error } = await serviceClient().rpc('record_content_path', { p_path: path, p_tags: tags })
  if (error) log.error('content', 'The path map could not record a page', { error })
  else {
    seenHere().delete(path)
    seenHere().set(path, new Set(tags))
    const [oldest] = seenHere().size > maxSeenHere ? seenHere().keys() : []
    if (oldest !== undefined) seenHere().delete(oldest)
  }
}

/** The paths this process rendered with one of the tags. */
export function pathsSeenHere(tags: string[]): string[] {
  return [...seenHere()].flatMap(([path, used]) => (tags.some((tag) => used.has(tag)) ? [path] : []))
}

/** The paths whose last rendering used one of the tags. Throws when the database can't be reached. */
export async function pathsUsing(tags: string[]): Promise<string[]> {
  return callDatabase('paths_for_tags', 'The path map could not be read', { p_tags: tags })
}

const patience = 8_000
const atOnce = 4

/**
 * Fetches each path until this server answers with a rendering newer than the publish, at most 8 s each, so that the
 * next visitor sees it (docs/contracts/reliability-security.md 3.1: after marking, the first request still gets the
 * old page). Never throws.
 */
export async function warmPaths(paths: string[]): Promise<void> {
  const waiting = [...paths]
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await warm(path)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, worker))
}

async function warm(path: string): Promise<void> {
  // A path is written by an editor: `@elsewhere.example/` must not make this server ask another one.
  const url = URL.parse(path, env.ownUrl)
  if (url?.origin !== new URL(env.ownUrl).origin) return
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    try {
      // HEAD: asking costs nothing beside the rendering it waits for.
      const response = await fetch(url, {
        method: 'HEAD',
        cache: 'no-store',
        redirect: 'manual',
      })
      if (response.headers.get('x-nextjs-cache') !== 'STALE') return
    } catch (error) {
      log.warn('content', 'A page could not be warmed', { page: path, error })
    }
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  log.warn('content', 'A page was still stale; it stays marked and renews with the next visitor', {
    page: path,
    ms: patience,
  })
}
