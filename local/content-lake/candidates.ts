import type { GroqNode } from './groq.ts'
import { attributeOf, constantOf, replaceNodes, ungrouped } from './groq-tree.ts'
import type { IndexKey, LakeDocument, View } from './types.ts'

/** A list of documents among which all that pass a filter must be, not yet looked up. */
interface Candidates {
  size: number
  list(): LakeDocument[]
}

const indexed = { _type: 'type', 'slug.current': 'slug', path: 'path' } as const

/**
 * The query with `*[filter]` starting from an index instead of from all documents, where the filter names
 * ids, types, a slug, a path, a document whose versions or referrers are wanted. The filter itself stays.
 */
export function withCandidates(tree: GroqNode, view: View): GroqNode {
  return replaceNodes(tree, (node) => {
    if (node.type === 'FuncCall' && node.namespace === 'releases' && node.name === 'all') {
      return { type: 'Value', value: view.find('type:system.release') }
    }
    if (node.type !== 'Filter' || ungrouped(node.base).type !== 'Everything') return undefined
    const candidates = candidatesOf(node.expr as GroqNode, view)
    if (!candidates) return undefined
    const expr = withCandidates(node.expr as GroqNode, view)
    return { ...node, base: { type: 'Value', value: candidates.list() }, expr }
  })
}

function candidatesOf(expr: GroqNode, view: View): Candidates | undefined {
  const node = ungrouped(expr)
  const sides = () => [node.left, node.right].map((side) => candidatesOf(side as GroqNode, view))
  if (node.type === 'And') {
    const [left, right] = sides()
    return left && right ? (left.size <= right.size ? left : right) : (left ?? right)
  }
  if (node.type === 'Or') {
    const [left, right] = sides()
    if (!left || !right) return undefined
    const ids = () => [...left.list(), ...right.list()].map(({ _id }) => _id)
    return { size: left.size + right.size, list: () => view.pick(ids()) }
  }
  if (node.type === 'OpCall') return byComparison(node, view)
  return node.type === 'FuncCall' ? byFunction(node, view) : undefined
}

function byComparison({ op, left, right }: GroqNode, view: View): Candidates | undefined {
  if (op === '==') {
    const attribute = attributeOf(left) ?? attributeOf(right)
    const value = constantOf(attributeOf(left) ? right : left)
    return attribute && typeof value === 'string' ? byAttribute(attribute, [value], view) : undefined
  }
  const [attribute, values] = [attributeOf(left), constantOf(right)]
  if (op !== 'in' || !attribute || !Array.isArray(values)) return undefined
  return byAttribute(
    attribute,
    values.filter((value) => typeof value === 'string'),
    view,
  )
}

function byAttribute(attribute: string, values: string[], view: View): Candidates | undefined {
  if (attribute === '_id') return { size: values.length, list: () => view.pick(values) }
  if (!Object.hasOwn(indexed, attribute)) return undefined
  const index = indexed[attribute as keyof typeof indexed]
  return byKeys(
    values.map((value) => `${index}:${value}` as const),
    view,
  )
}

function byFunction({ namespace, name, args }: GroqNode, view: View): Candidates | undefined {
  const values = (args as GroqNode[]).map(constantOf)
  if (namespace === 'sanity' && name === 'versionOf' && typeof values[0] === 'string') {
    return byKeys([`base:${values[0]}`], view)
  }
  if (namespace !== 'global' || name !== 'references' || values.includes(undefined)) return undefined
  const ids = values.flat().filter((value) => typeof value === 'string')
  return byKeys(
    ids.map((id) => `reference:${id}` as const),
    view,
  )
}

function byKeys(keys: IndexKey[], view: View): Candidates {
  const [only] = keys
  const size = keys.reduce((sum, key) => sum + view.count(key), 0)
  if (keys.length === 1 && only) return { size, list: () => view.find(only) }
  const ids = () => keys.flatMap((key) => view.find(key).map(({ _id }) => _id))
  return { size, list: () => view.pick(ids()) }
}
