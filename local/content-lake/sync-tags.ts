import { isPublishedId } from './documents.ts'
import { attributeOf, constantOf, type GroqNode, replaceNodes, ungrouped } from './groq.ts'
import type { Transaction } from './types.ts'

/** The tag of queries that may depend on anything. */
const anyTag = 's1:all'

/** The tag of queries that depend on documents of this type only. */
const typeTag = (type: string) => `s1:${type}`

/**
 * The tags of a query: one per document type when every `*` in it is limited to types, else the one for anything.
 * `dereferenced` holds the types that references led to, null for one that led nowhere.
 */
export function syncTagsOf(tree: GroqNode, dereferenced: Set<string | null>): string[] {
  const types = new Set<string>()
  let isAnything = dereferenced.has(null)
  for (const type of dereferenced) if (type) types.add(type)
  replaceNodes(tree, (node) => {
    if (node.type === 'Everything' || (node.type === 'FuncCall' && node.namespace === 'releases'))
      isAnything = true
    if (node.type !== 'Filter' || ungrouped(node.base).type !== 'Everything') return undefined
    const named = typesIn(node.expr as GroqNode)
    if (!named) return undefined
    for (const type of named) types.add(type)
    const inner = syncTagsOf(node.expr as GroqNode, new Set())
    if (inner.includes(anyTag)) isAnything = true
    for (const tag of inner) types.add(tag.slice(typeTag('').length))
    return node
  })
  return isAnything ? [anyTag] : [...types].map(typeTag).sort()
}

/** The types that a filter limits documents to; undefined when it doesn't. */
function typesIn(expr: GroqNode): string[] | undefined {
  const node = ungrouped(expr)
  const sides = () => [typesIn(node.left as GroqNode), typesIn(node.right as GroqNode)]
  if (node.type === 'And') {
    const [left, right] = sides()
    return left ?? right
  }
  if (node.type === 'Or') {
    const [left, right] = sides()
    return left && right ? [...left, ...right] : undefined
  }
  if (node.type !== 'OpCall' || (node.op !== '==' && node.op !== 'in')) return undefined
  const [attribute, other] =
    attributeOf(node.left) === '_type' ? [node.left, node.right] : [node.right, node.left]
  if (attributeOf(attribute) !== '_type' || (node.op === 'in' && attribute !== node.left)) return undefined
  const values = [constantOf(other)].flat()
  return values.every((value) => typeof value === 'string') ? values : undefined
}

/**
 * Tags of the queries whose answers a transaction may have changed; empty when it touched only drafts and those don't
 * count.
 */
export function tagsOf(transaction: Transaction, areDraftsIncluded: boolean): string[] {
  const changes = transaction.changes.filter(
    (change) => areDraftsIncluded || isPublishedId(change.documentId),
  )
  const types = changes.flatMap(({ before, after }) => [before?._type, after?._type])
  const tags = types.filter((type) => type !== undefined).map(typeTag)
  return tags.length > 0 ? [anyTag, ...new Set(tags)] : []
}
