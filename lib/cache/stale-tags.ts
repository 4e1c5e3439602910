import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processState } from '../process-state.ts'

const staleTags = () => processState('stale-tags', readStaleTags)

/** Milliseconds since the epoch at which any of these tags last became stale; 0 when none did. */
export function staleSince(tags: Iterable<string>): number {
  const { times } = staleTags()
  let latest = 0
  for (const tag of tags) latest = Math.max(latest, times.get(tag) ?? 0)
  return latest
}

/** Counts the publishes: as long as it stays the same, no tag has become stale. */
export const staleCount = (): number => staleTags().count

/**
 * Makes every stored page and query with one of these tags stale from now on; stale is still served until a fresh one
 * exists (contracts/reliability-security.md 3.1: never delete). Kept on disk, so a restart does not forget it.
 */
export function markStale(tags: Iterable<string>, now = Date.now()): void {
  const state = staleTags()
  const { times, file } = state
  state.count += 1
  for (const tag of tags) times.set(tag, Math.max(now, times.get(tag) ?? 0))
  if (!file) return
  writeFileSync(`${file}.new`, JSON.stringify([...times]))
  renameSync(`${file}.new`, file)
}

type StaleTags = { times: Map<string, number>; file: string | undefined; count: number }

function readStaleTags(): StaleTags {
  const directory = process.env.ISR_CACHE_DIR
  if (!directory) return { times: new Map(), file: undefined, count: 0 }
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'stale-tags.json')
  return { file, times: readTimes(file), count: 0 }
}

function readTimes(file: string): Map<string, number> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return new Map()
  }
}
