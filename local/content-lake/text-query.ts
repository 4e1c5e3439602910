import type { GroqNode } from './groq.ts'
import { constantOf, replaceNodes } from './groq-tree.ts'

/**
 * The query with `… match text::query(q)`, which groq-js parses but can't run, turned into plain matches:
 * every word of `q` must match, also inside quotes, and a leading `-` excludes. `@` stands for all text of the document.
 */
export function withTextMatches(tree: GroqNode): GroqNode {
  return replaceNodes(tree, (node) => {
    if (node.type !== 'OpCall' || node.op !== 'match') return undefined
    const right = node.right as GroqNode
    if (right.type !== 'FuncCall' || right.namespace !== 'text' || right.name !== 'query') return undefined
    const [query] = right.args as GroqNode[]
    return query && matchAll(inText(node.left as GroqNode), query)
  })
}

function matchAll(left: GroqNode, query: GroqNode): GroqNode {
  const text = constantOf(query)
  if (typeof text !== 'string') return match(left, query)
  const terms = text.match(/-?"[^"]*"|\S+/g) ?? ['']
  return terms.map((term) => matchTerm(left, term)).reduce((all, next) => both(all, next))
}

function matchTerm(left: GroqNode, term: string): GroqNode {
  const isExcluded = term.startsWith('-') && term.length > 1
  const words = { type: 'Value', value: (isExcluded ? term.slice(1) : term).replaceAll('"', '') }
  const matched = match(left, words)
  return isExcluded ? { type: 'Not', base: matched } : matched
}

const match = (left: GroqNode, right: GroqNode): GroqNode => ({ type: 'OpCall', op: 'match', left, right })
const both = (left: GroqNode, right: GroqNode): GroqNode => ({ type: 'And', left, right })

function inText(left: GroqNode): GroqNode {
  if (left.type === 'This') return { type: 'AccessAttribute', name: '__text' }
  if (left.type !== 'Array') return left
  const elements = left.elements as { value: GroqNode }[]
  return { ...left, elements: elements.map((element) => ({ ...element, value: inText(element.value) })) }
}
