import { type Mut, Mutation } from '@sanity/mutator'
import { badRequest, OperationError } from './errors.ts'
import type { LakeDocument } from './types.ts'
import { isObject, type Json } from './value.ts'

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
