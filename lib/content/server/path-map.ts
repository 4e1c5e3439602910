import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { processState } from '@/lib/platform/server/process-state'

/** Beyond that the database is asked. */
const mostSeenHere = 2_000
const seenHere = () => processState('path-map', () => new Map<string, Set<string>>())

/** Stores which content tags a page used. Writes only when they changed; a failure is logged, the page is not affected. */
export async function rememberPath(path: string, tags: string[]): Promise<void> {
  const before = seenHere().get(path)
  if (before && before.size === tags.length && tags.every((tag) => before.has(tag))) return
  const { error } = await serviceClient().rpc('record_content_path', { p_path: path, p_tags: tags })
  if (error) console.error(`The path map could not record ${path}: ${error.message}`)
  else {
    seenHere().delete(path)
    seenHere().set(path, new Set(tags))
    const [oldest] = seenHere().size > mostSeenHere ? seenHere().keys() : []
    if (oldest !== undefined) seenHere().delete(oldest)
  }
}

/** The paths this process rendered with one of the tags. */
export function pathsSeenHere(tags: string[]): string[] {
  return [...seenHere()].flatMap(([path, used]) => (tags.some((tag) => used.has(tag)) ? [path] : []))
}

/** The paths whose last rendering used one of the tags. Throws when the database can't be reached. */
export async function pathsUsing(tags: string[]): Promise<string[]> {
  const { data, error } = await serviceClient().rpc('paths_for_tags', { p_tags: tags })
  if (error) throw new Error(`The path map could not be read: ${error.message}`)
  return data
}
