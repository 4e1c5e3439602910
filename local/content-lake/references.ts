import type { LakeDocument } from './types.ts'

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
