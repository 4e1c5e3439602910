import { CalendarIcon } from '@sanity/icons/Calendar'
import { ClockIcon } from '@sanity/icons/Clock'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import type { ComponentType } from 'react'
import type { StructureBuilder } from 'sanity/structure'
import type { Descriptor } from '../../schemas/descriptor.ts'
import { descriptors } from '../../schemas/descriptors.ts'
import { schemaTypes } from '../../schemas/index.ts'

type Order = { field: string; direction: 'asc' | 'desc' }

/** One line of the desk: all documents of a type, some of them, or the only one there is. */
type DeskRow = {
  id: string
  title: string
  type: string
  icon: ComponentType
  holds: 'all' | 'some' | 'only'
  /** GROQ, beside the type. */
  filter?: string
  order?: Order
}

type DeskGroup = { title: string; rows: DeskRow[] }

const asOnThePage: Order = { field: 'order', direction: 'asc' }

/** Those of the type that pass the filter: a second way to documents that have their place already. */
const some = (
  id: string,
  title: string,
  icon: ComponentType,
  own: { type: string; filter: string; order?: Order },
): DeskRow => ({ id, title, icon, holds: 'some', ...own })

/** The lines of the desk that are no plain list of one type. */
export const specialRows = {
  recent: { id: 'recent', title: 'Recently edited' },
  unpublished: { id: 'unpublished', title: 'Not published yet' },
  pages: { id: 'pages', title: 'Page by page' },
} as const

/** The clinic's time all year round: Arizona has no summer time. */
const end = 'dateTime(date + "T" + coalesce(endTime, "23:59") + ":00-07:00")'

/** Second ways to documents, each after the line that holds all of its type. */
const parts: DeskRow[] = [
  some('comingEvents', 'Upcoming events', CalendarIcon, {
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

const apiVersion = '2025-02-19'

/** The line of the desk with what it opens. */
export function rowItem(S: StructureBuilder, row: DeskRow) {
  const { id, title, type, icon, holds } = row
  const item = S.listItem().id(id).title(title).icon(icon)
  if (holds === 'only') return item.child(S.document().schemaType(type).documentId(type).title(title))
  return item.schemaType(type).child(holds === 'all' ? allOf(S, row) : someOf(S, row))
}

function allOf(S: StructureBuilder, { type, title, order }: DeskRow) {
  const list = S.documentTypeList(type).title(title)
  return order ? list.defaultOrdering([order]) : list
}

/** Links to a document open it where all of its type are, so this list takes none; nor are new ones made here. */
function someOf(
  S: StructureBuilder,
  { id, type, title, filter, order }: DeskRow,
  params: Record<string, unknown> = {},
) {
  const list = S.documentList()
    .id(id)
    .title(title)
    .schemaType(type)
    .apiVersion(apiVersion)
    .filter(`_type == $type && ${filter}`)
    .params({ type, ...params })
    .initialValueTemplates([])
    .canHandleIntent(() => false)
  return order ? list.defaultOrdering([order]) : list
}

/** A line for the documents whose field has one of the `chosen` values, in a list of their own. */
export function chosenItem(S: StructureBuilder, row: DeskRow, field: string, chosen: string[]) {
  const list = someOf(S, { ...row, filter: `${field} in $chosen` }, { chosen })
  return S.listItem().id(row.id).title(row.title).icon(row.icon).schemaType(row.type).child(list)
}
