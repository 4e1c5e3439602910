import { type Piece, plain } from '../platform/reading/shared.ts'
import { isObject, step, valueAt } from './fields.ts'
import type { ContentDocument, Finding, Named } from './model.ts'

/** The words of a paragraph of rich text. */
export const paragraphOf = (block: Named['value']): string =>
  spansOf(block)
    .map(({ text }) => text)
    .join('')

/** The spans of a paragraph of rich text: their words, where these begin in the paragraph's, and the way to them. */
function spansOf({ children }: Named['value']): (Piece & { path: string })[] {
  let index = 0
  return (Array.isArray(children) ? children : []).map((child, at) => {
    const text = isObject(child) && typeof child.text === 'string' ? child.text : ''
    const span = { text, index, path: `children${step(child, at)}.text` }
    index += text.length
    return span
  })
}

/**
 * The fix that writes `to` in place of this piece of the text at `path`, and touches nothing else of it. In rich text
 * it changes the span that holds the piece; where several hold it there is no fix.
 */
export function rewrite(
  document: ContentDocument,
  path: string,
  piece: Piece,
  to: string,
  label: string,
): Finding['fixes'] {
  const found = storedAt(document, path, piece)
  if (!found) return []
  const { text, index } = found
  const end = index + piece.text.length
  if (plain(text.slice(index, end)) !== plain(piece.text)) return []
  const change = { from: text, to: text.slice(0, index) + to + text.slice(end) }
  return [{ label, changes: [{ documentId: document._id, path: found.path, ...change }] }]
}

function storedAt(document: ContentDocument, path: string, piece: Piece): (Piece & { path: string }) | null {
  const value = valueAt(document, path)
  if (typeof value === 'string') return { text: value, path, index: piece.index }
  const span = isObject(value) && spansOf(value).find((one) => holds(one, piece))
  return span ? { text: span.text, path: `${path}.${span.path}`, index: piece.index - span.index } : null
}

const holds = (span: Piece, piece: Piece) =>
  piece.index >= span.index && piece.index + piece.text.length <= span.index + span.text.length
