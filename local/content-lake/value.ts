import { randomBytes } from 'node:crypto'
import { badRequest } from './errors.ts'

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
