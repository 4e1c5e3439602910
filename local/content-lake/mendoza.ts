import { isObject, isSameValue, type Json } from './documents.ts'
import type { LakeDocument } from './types.ts'

/** Operation codes of the mendoza patch format (npm `mendoza`, which only decodes). */
const VALUE = 0
const PUSH_FIELD_COPY = 10
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const SET_FIELD = 17
const DELETE_FIELD = 19

/** Both directions of a change, as listeners and history send it. Sanity computes them without `_rev`. */
export function encodeEffects(before: LakeDocument | null, after: LakeDocument | null) {
  const from = withoutRevision(before)
  const to = withoutRevision(after)
  return { apply: encodePatch(from, to), revert: encodePatch(to, from) }
}

/** A mendoza patch that turns `from` into `to`: per field for objects, whole values for anything else. */
export function encodePatch(from: unknown, to: unknown): unknown[] {
  return isObject(from) && isObject(to) ? encodeFields(from, to) : [VALUE, to]
}

function encodeFields(from: Json, to: Json): unknown[] {
  const patch: unknown[] = []
  // The decoder finds a field by its place among the sorted keys of the input.
  for (const [index, key] of Object.keys(from).sort().entries()) {
    if (!Object.hasOwn(to, key)) patch.push(DELETE_FIELD, index)
    else if (!isSameValue(from[key], to[key])) patch.push(...encodeField(index, key, from[key], to[key]))
  }
  for (const key of Object.keys(to)) if (!Object.hasOwn(from, key)) patch.push(SET_FIELD, to[key], key)
  return patch
}

function encodeField(index: number, key: string, from: unknown, to: unknown): unknown[] {
  if (!isObject(from) || !isObject(to)) return [SET_FIELD, to, key]
  return [PUSH_FIELD_COPY, index, ...encodeFields(from, to), RETURN_INTO_OBJECT_SAME_KEY_POP]
}

function withoutRevision(document: LakeDocument | null): Json | null {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}
