import type { Piece } from '../platform/reading/shared.ts'
import type { Named } from './model.ts'
import { isObject, step } from './path.ts'

/** The spans of a paragraph of rich text: their words, where these begin in the paragraph's, and the way to them. */
export function spansOf({ children }: Named['value']): (Piece & { path: string })[] {
  let index = 0
  return (Array.isArray(children) ? children : []).map((child, at) => {
    const text = isObject(child) && typeof child.text === 'string' ? child.text : ''
    const span = { text, index, path: `children${step(child, at)}.text` }
    index += text.length
    return span
  })
}

/** The words of a paragraph of rich text. */
export const paragraphOf = (block: Named['value']): string =>
  spansOf(block)
    .map(({ text }) => text)
    .join('')
