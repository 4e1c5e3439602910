import { randomBytes } from 'node:crypto'
import { badRequest, OperationError } from './errors.ts'
import type { LakeDocument } from './types.ts'

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

/** `drafts.x` and `versions.r1.x` belong to the published document `x`. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(DRAFTS)) return id.slice(DRAFTS.length)
  if (id.startsWith(VERSIONS)) return id.split('.').slice(2).join('.')
  return id
}

/** The draft's id of a document, whichever version's id is given. */
export const draftIdOf = (id: string) => `${DRAFTS}${publishedIdOf(id)}`

export const isVersionId = (id: string) => id.startsWith(VERSIONS)

export const isPublishedId = (id: string) => !id.startsWith(DRAFTS) && !isVersionId(id)

/** Throws unless Sanity accepts the text as a document id: letters, digits, `.`, `_`, `-`, at most 128. */
export function checkDocumentId(id: unknown): asserts id is string {
  if (typeof id === 'string' && /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id) && !/\.\.|\.$/.test(id)) return
  throw new OperationError(400, 'validationError', `Invalid document ID: ${JSON.stringify(id) ?? 'missing'}`)
}

const MAX_DEPTH = 64

export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Throws for what no document can hold: nesting past 64 levels, a key that reaches into JavaScript itself, or text
 * that PostgreSQL refuses (NUL, half of a surrogate pair).
 */
export function checkValue(value: unknown, where: string, depth = 0): void {
  if (typeof value === 'string') checkText(value, where)
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw badRequest(`${where} is nested deeper than ${MAX_DEPTH} levels`)
  for (const key of Object.keys(value)) {
    if (key === '__proto__') throw badRequest(`${where} has a key named __proto__`)
    checkText(key, where)
    checkValue((value as Json)[key], where, depth + 1)
  }
}

function checkText(text: string, where: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw badRequest(`${where} holds text with a NUL or half a character`)
}

/** A random id: 22 letters and digits, as Sanity makes for documents and transactions. */
export const randomId = () =>
  randomBytes(24).toString('base64').replaceAll(/[+/=]/g, '').padEnd(22, 'x').slice(0, 22)

/** The value with a `_key` on every object in an array that has none. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const keyed = withArrayKeys(item)
      const needsKey = isObject(keyed) && typeof keyed._key !== 'string'
      return needsKey ? { _key: randomBytes(6).toString('hex'), ...keyed } : keyed
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withArrayKeys(item)]))
}

/** Whether two JSON values are the same, whatever the order of their keys. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => isSameValue(item, right[index]))
    )
  }
  if (!isObject(left) || !isObject(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameValue(left[key], right[key]))
  )
}

export interface Reference {
  to: string
  isStrong: boolean
}

/** All references inside a value. Those into other datasets are left out: the lake can't check them. */
export function referencesIn(value: unknown, found: Reference[] = []): Reference[] {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found)
  else if (typeof value === 'object' && value !== null) {
    const { _ref, _weak, _dataset } = value as Record<string, unknown>
    if (typeof _ref === 'string' && _ref) {
      if (_dataset === undefined) found.push({ to: _ref, isStrong: _weak !== true })
      return found
    }
    for (const item of Object.values(value)) referencesIn(item, found)
  }
  return found
}

/** Ids of the documents that this one needs to exist. */
export const strongReferencesIn = (document: LakeDocument): string[] => [
  ...new Set(referencesIn(document).flatMap((reference) => (reference.isStrong ? [reference.to] : []))),
]

/**
 * The value with references that were weak only while their target was unpublished made strong
 * (`_strengthenOnPublish`), as publishing does.
 */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const plan = (value as { _strengthenOnPublish?: { weak?: boolean } })._strengthenOnPublish
  const isKept = ([key]: [string, unknown]) =>
    !plan || (key !== '_strengthenOnPublish' && (key !== '_weak' || plan.weak === true))
  return Object.fromEntries(entries.filter(isKept).map(([key, item]) => [key, strengthened(item)]))
}
