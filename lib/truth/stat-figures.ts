import { numberOf, wordsOf } from './fields.ts'
import type { Content, ContentDocument, Named } from './model.ts'
import { readFigure } from './read/amounts.ts'

/** A figure such as '15K+ Happy Clients', as a page shows it. */
export type StatFigure = {
  value: number
  unit: '' | '%'
  text: string
  label: string
  page: ContentDocument
  at: Named
}

/** Every figure and counter of the pages that is a number. */
export const statFigures = (content: Content): StatFigure[] =>
  content.ofType('page').flatMap((page) =>
    content.objectsOf(page).flatMap((at) => {
      const text = textOf(at)
      const read = text ? readFigure(text) : null
      return read ? [{ ...read, text, label: wordsOf(at.value, 'label'), page, at }] : []
    }),
  )

function textOf({ value }: Named): string {
  if (value._type === 'stat') return wordsOf(value, 'value')
  if (value._type !== 'counter') return ''
  return `${numberOf(value, 'value')?.toLocaleString('en-US') ?? ''}${wordsOf(value, 'suffix')}`
}
