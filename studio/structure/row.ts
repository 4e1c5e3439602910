import type { ComponentType } from 'react'

type Order = { field: string; direction: 'asc' | 'desc' }

/** One line of the desk: all documents of a type, some of them, or the only one there is. */
export type DeskRow = {
  id: string
  title: string
  type: string
  icon: ComponentType
  holds: 'all' | 'some' | 'only'
  /** GROQ, beside the type. */
  filter?: string
  order?: Order
}

export type DeskGroup = { title: string; rows: DeskRow[] }

export const asOnThePage: Order = { field: 'order', direction: 'asc' }

/** Those of the type that pass the filter: a second way to documents that have their place already. */
export const some = (
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
