import { ClockIcon } from '@sanity/icons/Clock'
import { EditIcon } from '@sanity/icons/Edit'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { deskGroups, deskTypes } from './desk-rows.ts'
import { pagesItem } from './page-panes.ts'
import { rowItem } from './row-panes.ts'
import { specialRows } from './special-rows.ts'
import { Unpublished } from './unpublished/unpublished.tsx'

const { recent, unpublished } = specialRows

/** What staff see on the left: what was last worked on, then pages, offers, people and places, and shared words. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      recentItem(S),
      S.listItem()
        .id(unpublished.id)
        .title(unpublished.title)
        .icon(EditIcon)
        .child(S.component(Unpublished).id(unpublished.id).title(unpublished.title)),
      ...deskGroups.flatMap(({ title, rows }, index) => [
        S.divider().title(title),
        ...(index === 0 ? [pagesItem(S, context)] : []),
        ...rows.map((row) => rowItem(S, row)),
      ]),
    ])

function recentItem(S: StructureBuilder) {
  const list = S.documentList()
    .id(recent.id)
    .title(recent.title)
    .apiVersion('2025-02-19')
    .filter('_type in $types')
    .params({ types: deskTypes })
    .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
    .initialValueTemplates([])
    .canHandleIntent(() => false)
  return S.listItem().id(recent.id).title(recent.title).icon(ClockIcon).child(list)
}
