import { isObject, type Json } from './documents.ts'
import { type GroqNode, isNode } from './groq.ts'
import type { View } from './types.ts'

/** Sanity's content source map: for each value of a result, the document and the place in it that it came from. */
export interface SourceMap {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

/**
 * Attribute by which a projection tells the document it was made from. A NUL can stand in no name of a document's
 * own.
 */
const mark = '\0from'

/** The query with every projection telling its document's id, which `traced` takes out again. */
export function withMarks(node: GroqNode): GroqNode {
  const inside = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, markedIn(value)]),
  ) as GroqNode
  if (node.type !== 'Projection' || !isNode(inside.expr) || inside.expr.type !== 'Object') return inside
  const own = { type: 'ObjectAttributeValue', name: mark, value: { type: 'AccessAttribute', name: '_id' } }
  const attributes = [...(inside.expr.attributes as GroqNode[]), own]
  return { ...inside, expr: { ...inside.expr, attributes } }
}

function markedIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markedIn)
  if (!isNode(value) || value.type === 'Value') {
    if (isObject(value) && isNode(value.value)) return { ...value, value: markedIn(value.value) }
    return value
  }
  return withMarks(value)
}

type Origin = { document: number; value: unknown; path: string }

/**
 * The marked result without its marks, and the map of every text, number and truth value that stands in a document as
 * it is.
 */
export function traced(result: unknown, view: View): { result: unknown; sourceMap: SourceMap } {
  const sourceMap: SourceMap = { documents: [], paths: [], mappings: {} }
  const documents = new Map<string, number>()
  const paths = new Map<string, number>()

  function originOf(id: unknown): Origin | undefined {
    const document = typeof id === 'string' ? view.get(id) : null
    if (!document) return undefined
    const { _id, _type, _originalId } = document
    const key = typeof _originalId === 'string' ? _originalId : _id
    const place = documents.get(key) ?? sourceMap.documents.push({ _id: key, _type }) - 1
    documents.set(key, place)
    return { document: place, value: document, path: '$' }
  }

  function note(at: string, { document, path }: Origin): void {
    const place = paths.get(path) ?? sourceMap.paths.push(path) - 1
    paths.set(path, place)
    sourceMap.mappings[at] = { type: 'value', source: { type: 'documentValue', document, path: place } }
  }

  function trace(value: unknown, at: string, outer: Origin | undefined): unknown {
    if (Array.isArray(value)) {
      return value.map((item, index) => trace(item, `${at}[${index}]`, outer && itemOf(outer, item, index)))
    }
    if (!isObject(value)) {
      if (outer && value !== null && value === outer.value) note(at, outer)
      return value
    }
    const origin = originOf(value[mark] ?? value._id) ?? outer
    const entries = Object.entries(value).filter(([name]) => name !== mark)
    return Object.fromEntries(
      entries.map(([name, inner]) => [name, trace(inner, at + step(name), origin && fieldOf(origin, name))]),
    )
  }

  return { result: trace(result, '$', undefined), sourceMap }
}

function fieldOf({ document, value, path }: Origin, name: string): Origin | undefined {
  if (!isObject(value) || !Object.hasOwn(value, name)) return undefined
  return { document, value: value[name], path: path + step(name) }
}

/** The item of the same key; where there are no keys, the one at the same place. */
function itemOf({ document, value, path }: Origin, item: unknown, index: number): Origin | undefined {
  if (!Array.isArray(value)) return undefined
  const key = isObject(item) && item._key
  if (typeof key !== 'string') return { document, value: value[index], path: `${path}[${index}]` }
  const found = value.find((one: Json | null) => one?._key === key)
  return found && { document, value: found, path: `${path}[?(@._key=='${escaped(key)}')]` }
}

const step = (name: string) => `['${escaped(name)}']`

const escapes: Record<string, string> = { '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (name: string) =>
  name.replaceAll(/[\f\n\r\t'\\]/g, (letter) => escapes[letter] ?? `\\${letter}`)
