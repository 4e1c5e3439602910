import type { ContentChange } from './changes'

/** Published documents by id, as the poll last saw them. */
export type Seen = { [id: string]: { rev: string; type: string; path?: string } }

/** What was created, updated and deleted between two looks at the published documents. */
export function differences(before: Seen, now: Seen): ContentChange[] {
  const changed = Object.entries(now)
    .filter(([id, { rev }]) => before[id]?.rev !== rev)
    .map(([id, { type, path }]) => ({
      _id: id,
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
