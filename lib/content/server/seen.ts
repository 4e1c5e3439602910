import 'server-only'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { processState } from '@/lib/platform/server/process-state'
import type { ContentChange } from './changes'

const memory = () => processState('seen-documents', () => ({ value: undefined as Seen | undefined }))

/**
 * The published documents as this server last saw them, null before its first look. It belongs to the stored pages
 * (same folder): another node's look says nothing about the pages of this one.
 */
export function readSeen(): Seen | null {
  memory().value ??= readFile()
  return memory().value ?? null
}

/** Takes over another node's look where this one never had one: their stored pages are this one's too. */
export function adoptSeen(seen: Seen): void {
  memory().value = readSeen() ?? seen
}

/** A change that was made visible is no news to the next look. */
export function noteSeen(changes: ContentChange[]): void {
  const seen = readSeen()
  if (!seen) return
  for (const { _id, _rev, _type, path, operation } of changes) {
    if (operation === 'delete') delete seen[_id]
    else if (_rev) seen[_id] = { rev: _rev, type: _type, ...(path && { path }) }
  }
}

/** Remembers a look, over restarts where pages are kept over restarts. */
export function writeSeen(seen: Seen): void {
  memory().value = seen
  const file = seenFile()
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(seen))
  renameSync(`${file}.new`, file)
}

function seenFile(): string | undefined {
  return process.env.ISR_CACHE_DIR && join(process.env.ISR_CACHE_DIR, 'seen-documents.json')
}

function readFile(): Seen | undefined {
  const file = seenFile()
  if (!file) return undefined
  try {
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The paths of the pages among these documents. */
export const seenPaths = (seen: Seen | null): Set<string> =>
  new Set(Object.values(seen ?? {}).flatMap(({ path }) => (path ? [path] : [])))

/** Published documents by id, as the poll last saw them. */
export type Seen = { [id: string]: { rev: string; type: string; path?: string } }

/** What was created, updated and deleted between two looks at the published documents. */
export function differences(before: Seen, now: Seen): ContentChange[] {
  const changed = Object.entries(now)
    .filter(([id, { rev }]) => before[id]?.rev !== rev)
    .map(([id, { rev, type, path }]) => ({
      _id: id,
      _rev: rev,
      _type: type,
      operation: before[id] ? ('update' as const) : ('create' as const),
      path,
      previousPath: before[id]?.path,
    }))
  const gone = Object.entries(before)
    .filter(([id]) => !now[id])
    .map(([id, { type, path }]) => ({
      _id: id,
      _type: type,
      operation: 'delete' as const,
      previousPath: path,
    }))
  return [...changed, ...gone]
}
