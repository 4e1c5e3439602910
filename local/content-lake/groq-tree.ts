import type { GroqNode } from './groq.ts'

/** Whether this is a node of a parsed query. */
export const isNode = (value: unknown): value is GroqNode =>
  typeof value === 'object' && value !== null && typeof (value as GroqNode).type === 'string'

/** The tree with `replace` applied to every node, parents first; what it returns is not visited again. */
export function replaceNodes(node: GroqNode, replace: (node: GroqNode) => GroqNode | undefined): GroqNode {
  const replaced = replace(node)
  if (replaced) return replaced
  if (node.type === 'Value') return node
  const entries = Object.entries(node).map(([key, value]) => [key, replaceIn(value, replace)])
  return Object.fromEntries(entries) as GroqNode
}

function replaceIn(value: unknown, replace: (node: GroqNode) => GroqNode | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, replace))
  return isNode(value) ? replaceNodes(value, replace) : value
}

/** The node inside any parentheses. */
export function ungrouped(node: unknown): GroqNode {
  const inner = node as GroqNode
  return inner.type === 'Group' ? ungrouped(inner.base) : inner
}

/** A constant's value: a literal, an inlined parameter or a list of them; undefined when it isn't constant. */
export function constantOf(node: unknown): unknown {
  const inner = ungrouped(node)
  if (inner.type === 'Value') return inner.value
  if (inner.type !== 'Array') return undefined
  const elements = inner.elements as { value: GroqNode; isSplat: boolean }[]
  const values = elements.map(({ value, isSplat }) => (isSplat ? undefined : constantOf(value)))
  return values.includes(undefined) ? undefined : values
}

/** The dotted name of an attribute of the document in question: `_id`, `slug.current`. */
export function attributeOf(node: unknown): string | undefined {
  const { type, name, base } = ungrouped(node)
  if (type !== 'AccessAttribute') return undefined
  if (!base) return String(name)
  const outer = attributeOf(base)
  return outer && `${outer}.${name}`
}
