import type { StructureBuilder } from 'sanity/structure'
import type { DeskRow } from './row.ts'

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
