import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentIcon } from '@sanity/icons/Document'
import { DropIcon } from '@sanity/icons/Drop'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { MenuIcon } from '@sanity/icons/Menu'
import { PackageIcon } from '@sanity/icons/Package'
import { SearchIcon } from '@sanity/icons/Search'
import { TransferIcon } from '@sanity/icons/Transfer'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'

/** What staff see on the left: the pages, what the clinic offers, then what every page shares. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.documentTypeListItem('page').title('Pages').icon(DocumentIcon),
      S.divider(),
      ordered(S, 'injection', 'Injections').icon(DropIcon),
      ordered(S, 'package', 'Packages').icon(PackageIcon),
      S.divider(),
      ordered(S, 'faq', 'Questions').icon(HelpCircleIcon),
      ordered(S, 'badge', 'Badges').icon(CheckmarkCircleIcon),
      S.divider(),
      only(S, 'siteSettings', 'Clinic and contact').icon(CogIcon),
      only(S, 'navigation', 'Menus').icon(MenuIcon),
      ordered(S, 'searchEntry', 'Search results').icon(SearchIcon),
      S.documentTypeListItem('redirect').title('Redirects').icon(TransferIcon),
    ])

function ordered(S: StructureBuilder, type: string, title: string) {
  return S.listItem()
    .id(type)
    .title(title)
    .schemaType(type)
    .child(
      S.documentTypeList(type)
        .title(title)
        .defaultOrdering([{ field: 'order', direction: 'asc' }]),
    )
}

function only(S: StructureBuilder, type: string, title: string) {
  return S.listItem().id(type).title(title).child(S.document().schemaType(type).documentId(type).title(title))
}
