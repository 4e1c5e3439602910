import * as groqJs from 'groq-js'
import { LakeError } from './errors.ts'
import type { LakeDocument } from './types.ts'

/** A node of a parsed query; groq-js publishes no usable types for its tree. */
export interface GroqNode {
  type: string
  [key: string]: unknown
}

export interface Scope {
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
