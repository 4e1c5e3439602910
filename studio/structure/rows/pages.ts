import { DocumentIcon } from '@sanity/icons/Document'
import { all } from '../row.ts'

/** The pages themselves; what each of them shows is found page by page. */
export const pages = {
  title: 'Pages',
  rows: [all('page', 'All pages', DocumentIcon, { field: 'path', direction: 'asc' })],
}
