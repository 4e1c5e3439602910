import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processState } from '../../server/process-state.ts'

const staleTags = () => processState('stale-tags', readStaleTags)

/**
 * An import names a tag or two for each document: of more than this the older half is forgotten, and what is as old
 * counts as stale.
 */
const maxTags = 50_000

/** Milliseconds since the epoch at which any of these tags last became stale; 0 when none did. */
export function staleSince(tags: Iterable<string>): number {
  const { times, forgottenUntil } = staleTags()
  let latest = forgottenUntil
  for (const tag of tags) latest = Math.max(latest, times.get(tag) ?? 0)
  return latest
}

/** Counts the publishes: as long as it stays the same, no tag has become stale. */
export const staleCount = (): number => staleTags().count

/**
 * Makes every stored page and query with one of these tags stale from now on; stale is still served until a fresh one
 * exists (docs/contracts/reliability-security.md 3.1: never delete). Kept on disk, so a restart does not forget it.
 */
export function markStale(tags: Iterable<string>, now = Date.now()): void {
  const state = staleTags()
  state.count += 1
  const marked: [string, number][] = []
  for (const tag of tags) {
    const time = Math.max(now, state.times.get(tag) ?? 0)
    // Anew, so that the last marked is the last.
    state.times.delete(tag)
    state.times.set(tag, time)
    marked.push([tag, time])
  }
  const isTooMuch = state.times.size > maxTags
  if (isTooMuch) forgetOlderHalf(state)
  if (!state.file) return
  if (isTooMuch) writeAll(state)
  else appendFileSync(state.file, linesOf(marked))
}

type StaleTags = {
  times: Map<string, number>
  /** When the last of those that were forgotten became stale. */
  forgottenUntil: number
  file: string | undefined
  count: number
}

function forgetOlderHalf(state: StaleTags): void {
  const all = [...state.times]
  const kept = all.slice(-maxTags / 2)
  for (const [, time] of all.slice(0, -maxTags / 2))
    state.forgottenUntil = Math.max(state.forgottenUntil, time)
  state.times = new Map(kept)
}

/**
 * A line for each tag; the one without a tag says what was forgotten. A line that was cut off by a crash is skipped
 * when read.
 */
const linesOf = (entries: Iterable<[string, number]>) =>
  [...entries].map((entry) => `${JSON.stringify(entry)}\n`).join('')

function writeAll({ times, forgottenUntil, file }: StaleTags): void {
  if (!file) return
  writeFileSync(`${file}.new`, linesOf([['', forgottenUntil], ...times]))
  renameSync(`${file}.new`, file)
}

function readStaleTags(): StaleTags {
  const directory = process.env.ISR_CACHE_DIR
  const state: StaleTags = { times: new Map(), forgottenUntil: 0, file: undefined, count: 0 }
  if (!directory) return state
  mkdirSync(directory, { recursive: true })
  state.file = join(directory, 'stale-tags.jsonl')
  for (const [tag, time] of readEntries(state.file)) {
    if (tag === '') state.forgottenUntil = time
    else state.times.set(tag, time)
  }
  // Without what is there twice.
  writeAll(state)
  return state
}

function readEntries(file: string): [string, number][] {
  try {
    return readFileSync(file, 'utf8').split('\n').flatMap(entryOf)
  } catch {
    return []
  }
}

function entryOf(line: string): [string, number][] {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    return []
  }
}
