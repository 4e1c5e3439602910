import { CalendarIcon } from '@sanity/icons/Calendar'
import { ClockIcon } from '@sanity/icons/Clock'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import type { ComponentType } from 'react'
import type { Descriptor } from '../../schemas/descriptor.ts'
import { descriptors } from '../../schemas/descriptors.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { asOnThePage, type DeskGroup, type DeskRow, some } from './row.ts'

/** The clinic's time all year round: Arizona has no summer time. */
const end = 'dateTime(date + "T" + coalesce(endTime, "23:59") + ":00-07:00")'

/** Second ways to documents, each after the line that holds all of its type. */
const parts: DeskRow[] = [
  some('comingEvents', 'Coming events', CalendarIcon, {
    type: 'event',
    filter: `${end} >= dateTime(now())`,
    order: { field: 'date', direction: 'asc' },
  }),
  some('pastEvents', 'Past events', ClockIcon, {
    type: 'event',
    filter: `${end} < dateTime(now())`,
    order: { field: 'date', direction: 'desc' },
  }),
  some('hiddenJobs', 'Hidden jobs', EyeClosedIcon, {
    type: 'job',
    filter: 'isHidden == true',
    order: asOnThePage,
  }),
]

const groups: [Descriptor['desk'], title: string][] = [
  ['pages', 'Pages'],
  ['offers', 'What we sell'],
  ['people', 'People and places'],
  ['words', 'Words everywhere'],
]

/** What stands on the left, in this order. Each type has exactly one row that holds all of it. */
export const deskGroups: DeskGroup[] = groups.map(([desk, title]) => ({
  title,
  rows: Object.entries<Descriptor>(descriptors)
    .filter(([, descriptor]) => descriptor.desk === desk)
    .flatMap(([type, descriptor]) => [
      rowOf(type, descriptor),
      ...parts.filter((part) => part.type === type),
    ]),
}))

function rowOf(type: string, { list, isOnly, sortedBy }: Descriptor): DeskRow {
  const schema = schemaTypes.find(({ name }) => name === type)
  const icon = (schema && 'icon' in schema ? schema.icon : undefined) as ComponentType
  if (isOnly) return { id: type, title: list, type, icon, holds: 'only' }
  return { id: type, title: list, type, icon, holds: 'all', order: sortedBy ?? asOnThePage }
}

const rows = new Map(deskGroups.flatMap((group) => group.rows).map((row) => [row.id, row]))

/** Every type that has a row. */
export const deskTypes = [...new Set(deskGroups.flatMap(({ rows }) => rows).map(({ type }) => type))]

/** The row with this id. Throws when the desk has none: the name is wrong. */
export function deskRow(id: string): DeskRow {
  const row = rows.get(id)
  if (!row) throw new Error(`The desk has no row ${id}`)
  return row
}
