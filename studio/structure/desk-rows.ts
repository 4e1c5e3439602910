import type { DeskGroup, DeskRow } from './row.ts'
import { offers } from './rows/offers.ts'
import { pages } from './rows/pages.ts'
import { peopleAndPlaces } from './rows/people-and-places.ts'
import { words } from './rows/words.ts'

/** What stands on the left, in this order. Each type has exactly one row that holds all of it. */
export const deskGroups: DeskGroup[] = [pages, offers, peopleAndPlaces, words]

const rows = new Map(deskGroups.flatMap((group) => group.rows).map((row) => [row.id, row]))

/** Every type that has a row. */
export const deskTypes = [...new Set(deskGroups.flatMap(({ rows }) => rows).map(({ type }) => type))]

/** The row with this id. Throws when the desk has none: the name is wrong. */
export function deskRow(id: string): DeskRow {
  const row = rows.get(id)
  if (!row) throw new Error(`The desk has no row ${id}`)
  return row
}
