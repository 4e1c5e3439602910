import type { ContentDocument } from './model.ts'
import { isObject } from './path.ts'

/** The field's words as they are stored; '' where there are none. */
export const textOf = (from: { readonly [field: string]: unknown }, field: string): string => {
  const value = from[field]
  return typeof value === 'string' ? value : ''
}

/** The field's words without spaces around them; '' where there are none. */
export const wordsOf = (from: { readonly [field: string]: unknown }, field: string): string =>
  textOf(from, field).trim()

/** The field's number; null where there is none. */
export const numberOf = (from: { readonly [field: string]: unknown }, field: string): number | null => {
  const value = from[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** The field's objects; none where it is no list. */
export const itemsOf = (
  from: { readonly [field: string]: unknown },
  field: string,
): Record<string, unknown>[] => {
  const value = from[field]
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** The field's words; none where it is no list. */
export const linesOf = (from: { readonly [field: string]: unknown }, field: string): string[] => {
  const value = from[field]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** The current name in an address of a document with a slug. */
export const slugOf = (document: ContentDocument): string =>
  isObject(document.slug) ? wordsOf(document.slug, 'current') : ''

/** What the document calls itself. */
export const nameOf = (document: ContentDocument): string =>
  ['name', 'title', 'city', 'question', 'form', 'from', 'clinicName']
    .map((field) => wordsOf(document, field))
    .find(Boolean) ?? document._id
