import { type Mut, Mutation } from '@sanity/mutator'
import { isObject, type Json } from './documents.ts'
import { badRequest, LakeError, OperationError } from './errors.ts'
import { checkGrants } from './grants.ts'
import type { Committed, Identity, LakeDocument, OperationResult, Store, Working } from './types.ts'

interface Intent {
  kind: 'mutationError' | 'actionError'
  identity: Identity
  operations: unknown[]
  transactionId: string | undefined
  isDryRun: boolean
  actions?: string[]
}

/**
 * Commits operations in order, each seeing what the ones before it did, all or nothing, if the identity may.
 * Throws the endpoint's error form with the index of the operation that failed.
 */
export async function transact(
  store: Store,
  intent: Intent,
  apply: (working: Working, operation: unknown) => OperationResult[],
): Promise<Committed> {
  const { kind, identity, operations, transactionId, isDryRun, actions } = intent
  let index = 0
  const build = (working: Working) => {
    const results = operations.flatMap((operation, position) => {
      index = position
      return apply(working, operation)
    })
    checkGrants(identity, working.changes())
    return results
  }
  try {
    const options = { transactionId, dryRun: isDryRun, ...(actions && { actions }) }
    return await store.commit(identity.id, build, options)
  } catch (cause) {
    throw cause instanceof OperationError ? cause.toLakeError(kind, index) : readable(cause)
  }
}

/** A document too deep or too odd for our recursion is the sender's mistake, not ours. */
const readable = (cause: unknown) =>
  cause instanceof RangeError ? new LakeError(400, 'badRequestError', 'The document is too deep') : cause

/** The client's own transaction id, if it gave one; 400 when it can't be one. */
export function transactionIdFrom({ transactionId }: Json): string | undefined {
  if (transactionId === undefined || transactionId === null) return undefined
  if (typeof transactionId === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(transactionId)) return transactionId
  throw badRequest('The field "transactionId" must be 1 to 128 letters, digits, ".", "_" or "-"')
}

/** The list of operations in a body; 400 names the field. */
export function operationsFrom(body: Json, field: 'mutations' | 'actions'): unknown[] {
  const operations = body[field]
  if (Array.isArray(operations) && operations.length > 0) return operations
  throw badRequest(`The field "${field}" must be a list with at least one entry`)
}

const PATHS_TO_VALUES = ['set', 'setIfMissing', 'inc', 'dec', 'diffMatchPatch'] as const
const INSERTS = ['before', 'after', 'replace'] as const

/**
 * The document after the operations of a Sanity patch, by the library that Studio uses for its own optimistic
 * edits. The document given is not changed. Throws 400 for a malformed patch or a change of `_id` or `_type`.
 */
export function applyPatch(document: LakeDocument, patch: Json): LakeDocument {
  checkPatch(patch)
  const { query: _query, params: _params, ifRevisionID: _rev, ...operations } = patch
  const mutations = [{ patch: { ...operations, id: document._id } }] as unknown as Mut[]
  let result: unknown
  try {
    result = new Mutation({ mutations }).apply(document)
  } catch (cause) {
    throw new OperationError(400, 'invalidPatchError', `Invalid patch: ${(cause as Error).message}`)
  }
  const after = result as LakeDocument
  for (const key of ['_id', '_type'] as const) {
    if (after[key] === document[key]) continue
    throw new OperationError(400, 'immutableAttributeError', `Cannot modify immutable attribute "${key}"`)
  }
  return after
}

/** Throws 409 unless the document's revision is the expected one. */
export function checkRevision(document: LakeDocument, expected: unknown): void {
  if (expected === undefined || expected === document._rev) return
  throw new OperationError(
    409,
    'documentRevisionIDDoesNotMatchError',
    `Document "${document._id}" has unexpected revision ID ("${document._rev}"), expected "${expected}"`,
    { currentRevisionID: document._rev, expectedRevisionID: expected, id: document._id },
  )
}

function checkPatch(patch: Json): void {
  for (const name of PATHS_TO_VALUES) {
    if (patch[name] !== undefined && !isObject(patch[name]))
      throw badRequest(`patch.${name} must be an object`)
  }
  for (const name of ['inc', 'dec'] as const) {
    for (const [path, value] of Object.entries((patch[name] ?? {}) as Json)) {
      if (typeof value !== 'number') throw badRequest(`patch.${name}.${path} must be a number`)
    }
  }
  for (const [path, value] of Object.entries((patch.diffMatchPatch ?? {}) as Json)) {
    if (typeof value !== 'string') throw badRequest(`patch.diffMatchPatch.${path} must be a string`)
  }
  const { unset, insert } = patch
  if (unset !== undefined && !(Array.isArray(unset) && unset.every((path) => typeof path === 'string'))) {
    throw badRequest('patch.unset must be a list of paths')
  }
  if (insert !== undefined) checkInsert(insert)
}

function checkInsert(insert: unknown): void {
  const isPlaced = isObject(insert) && INSERTS.some((place) => typeof insert[place] === 'string')
  if (!isPlaced) throw badRequest('patch.insert must have a path as before, after or replace')
  if (!Array.isArray((insert as Json).items)) throw badRequest('patch.insert.items must be a list')
}
