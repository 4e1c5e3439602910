import * as groqJs from 'groq-js'
import { LakeError } from './errors.ts'
import type { LakeDocument } from './types.ts'

/** A node of a parsed query; groq-js publishes no usable types for its tree. */
export interface GroqNode {
  type: string
  [key: string]: unknown
}

interface Scope {
  dataset: LakeDocument[]
  dereference(reference: { _ref: string }): LakeDocument | null
  identity: string
  timestamp: Date
  projectId: string
  datasetName: string
}

interface GroqJs {
  parse(query: string, options: { params: Record<string, unknown> }): GroqNode
  evaluateSync(tree: GroqNode, options: object): { data: unknown; get(): Promise<unknown> }
  evaluate(tree: GroqNode, options: object): Promise<{ get(): Promise<unknown> }>
}

const groq = groqJs as unknown as GroqJs

/** Parses a query; parameters are inlined. Throws Sanity's 400 `queryParseError` with the place of the mistake. */
export function parse(query: string, params: Record<string, unknown>): GroqNode {
  try {
    return groq.parse(query, { params })
  } catch (cause) {
    throw parseError(query, cause)
  }
}

/** Evaluates a parsed query. What groq-js can't do is a 400, never a 500. */
export async function evaluate(tree: GroqNode, query: string, scope: Scope): Promise<unknown> {
  const { projectId, datasetName, ...rest } = scope
  const options = { ...rest, sanity: { projectId, dataset: datasetName } }
  try {
    return await evaluateFast(tree, options)
  } catch (cause) {
    throw parseError(query, cause)
  }
}

/** The synchronous evaluator is several times faster but lacks a few functions (`diff::`, array sums). */
async function evaluateFast(tree: GroqNode, options: object): Promise<unknown> {
  try {
    return await groq.evaluateSync(tree, options).get()
  } catch {
    return await (await groq.evaluate(tree, options)).get()
  }
}

/**
 * Whether one document passes a filter such as `*[_type == "page"]`, as listeners and grants ask.
 * Throws 400 `queryParseError` for a filter that can't be evaluated.
 */
export function isMatch(
  filter: GroqNode,
  document: LakeDocument | null,
  identity: string,
  now: Date,
): boolean {
  if (!document) return false
  const options = { dataset: [document], dereference: () => null, identity, timestamp: now }
  try {
    const { data } = groq.evaluateSync(filter, options)
    return Array.isArray(data) ? data.length > 0 : data !== null && data !== false
  } catch (cause) {
    throw parseError('', cause)
  }
}

function parseError(query: string, cause: unknown): LakeError {
  const { message, position } = cause as Error & { position?: number }
  const description =
    message === 'not implemented'
      ? 'the query calls a function that the local content lake does not support'
      : message.split('\n')[0]
  const start = typeof position === 'number' ? Math.min(position, query.length) : 0
  const end = typeof position === 'number' ? Math.min(start + 1, query.length) : query.length
  return new LakeError(400, 'queryParseError', description ?? 'the query failed', { query, start, end })
}

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
