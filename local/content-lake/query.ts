import { attributeOf, constantOf, evaluate, type GroqNode, parse, replaceNodes, ungrouped } from './groq.ts'
import { type SourceMap, traced, withMarks } from './source-map.ts'
import { syncTagsOf } from './sync-tags.ts'
import type { IndexKey, LakeContext, LakeDocument, View } from './types.ts'

export interface Query {
  query: string
  params: Record<string, unknown>
  perspective: string
  identity: string
  /** Whether to say where each value came from. */
  isTraced?: boolean
}

/**
 * A query's result (null, never undefined), its sync tags and, when it is traced, its source map.
 * Throws 400 `queryParseError` for what can't be parsed or what the lake can't do.
 */
export async function runQuery(
  context: Pick<LakeContext, 'store' | 'now' | 'projectId' | 'dataset'>,
  { query, params, perspective, identity, isTraced = false }: Query,
): Promise<{ result: unknown; syncTags: string[]; sourceMap?: SourceMap }> {
  const view = context.store.view(perspective)
  const parsed = withTextMatches(parse(query, params))
  const found = withCandidates(parsed, view)
  const tree = isTraced ? withMarks(found) : found
  const dereferenced = new Set<string | null>()
  const result = await evaluate(tree, query, {
    dataset: readsEverything(tree) ? view.all() : [],
    dereference({ _ref }) {
      const document = view.get(_ref)
      dereferenced.add(document?._type ?? null)
      return document
    },
    identity,
    timestamp: context.now(),
    projectId: context.projectId,
    datasetName: context.dataset,
  })
  const syncTags = syncTagsOf(parsed, dereferenced)
  return isTraced ? { ...traced(result ?? null, view), syncTags } : { result: result ?? null, syncTags }
}

function readsEverything(tree: GroqNode): boolean {
  let isFound = false
  replaceNodes(tree, (node) => {
    if (node.type === 'Everything') isFound = true
    return isFound ? node : undefined
  })
  return isFound
}

/**
 * The query with `… match text::query(q)`, which groq-js parses but can't run, turned into plain matches: every word
 * of `q` must match, also inside quotes, and a leading `-` excludes. `@` stands for all text of the document.
 */
export function withTextMatches(tree: GroqNode): GroqNode {
  const matched = replaceNodes(tree, (node) => {
    if (node.type !== 'OpCall' || node.op !== 'match') return undefined
    const right = node.right as GroqNode
    if (right.type !== 'FuncCall' || right.namespace !== 'text' || right.name !== 'query') return undefined
    const [query] = right.args as GroqNode[]
    return query && matchAll(inText(node.left as GroqNode), query)
  })
  return withoutTrue(matched)
}

/** Without conditions that hold of every document, so that nothing is evaluated for each because of them. */
const withoutTrue = (tree: GroqNode): GroqNode =>
  replaceNodes(tree, (node) => {
    if (node.type !== 'And' && node.type !== 'Or') return undefined
    const [left, right] = [node.left, node.right].map((side) => withoutTrue(side as GroqNode)) as [
      GroqNode,
      GroqNode,
    ]
    if (node.type === 'Or' && (isTrue(left) || isTrue(right))) return always
    if (node.type === 'And' && isTrue(left)) return right
    if (node.type === 'And' && isTrue(right)) return left
    return { ...node, left, right }
  })

const always: GroqNode = { type: 'Value', value: true }
const isTrue = (node: GroqNode) => ungrouped(node) === always

function matchAll(left: GroqNode, query: GroqNode): GroqNode {
  const text = constantOf(query)
  if (typeof text !== 'string') return match(left, query)
  const terms = text.match(/-?"[^"]*"|\S+/g) ?? ['']
  return terms.map((term) => matchTerm(left, term)).reduce((all, next) => both(all, next))
}

function matchTerm(left: GroqNode, term: string): GroqNode {
  const isExcluded = term.startsWith('-') && term.length > 1
  const words = { type: 'Value', value: (isExcluded ? term.slice(1) : term).replaceAll('"', '') }
  const matched = term === '*' && hasId(left) ? always : match(left, words)
  return isExcluded ? { type: 'Not', base: matched } : matched
}

/** A list of everything asks for any word of `[@, _id]`: whatever has an id has one, and nothing else has to be read. */
const hasId = (left: GroqNode) =>
  left.type === 'Array' &&
  (left.elements as { value: GroqNode }[]).some(({ value }) => attributeOf(value) === '_id')

const match = (left: GroqNode, right: GroqNode): GroqNode => ({ type: 'OpCall', op: 'match', left, right })
const both = (left: GroqNode, right: GroqNode): GroqNode => ({ type: 'And', left, right })

function inText(left: GroqNode): GroqNode {
  if (left.type === 'This') return { type: 'AccessAttribute', name: '__text' }
  if (left.type !== 'Array') return left
  const elements = left.elements as { value: GroqNode }[]
  return { ...left, elements: elements.map((element) => ({ ...element, value: inText(element.value) })) }
}

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
