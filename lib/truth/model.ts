/**
 * Where something is said. `path` is a Sanity field path, '' is the whole document; `documentId` is the published id.
 */
export type Place = { documentId: string; type: string; path: string; label: string; value?: string }

export type Severity = 'error' | 'warning' | 'notice'

export type Change = { documentId: string; path: string; from: unknown; to: unknown }

/**
 * One contradiction. `key` is the same in every run and wording; it holds every value that the sentence states, so
 * that a changed value asks again what was called intended. Of a claim in words the sentence around it is the value.
 */
export type Finding = {
  key: string
  rule: string
  severity: Severity
  sentence: string
  places: [Place, ...Place[]]
  fixes: { label: string; changes: Change[] }[]
}

export type ContentDocument = { _id: string; _type: string; _updatedAt?: string; [field: string]: unknown }

/** A string a document holds, and where. Rich text is one per paragraph, its path leads to the paragraph. */
export type Text = { text: string; document: ContentDocument; path: string; within: Named }

/** An object inside a document (or the document), and where it is. */
export type Named = { value: { readonly [field: string]: unknown }; path: string }

/** What rules look at: published ids only, each document once. */
export type Content = {
  at: Date
  documents: readonly ContentDocument[]
  /** Every string staff typed; no keys, ids, addresses of pictures or names of types. */
  texts: readonly Text[]
  /** Every object inside a document, the document itself first. */
  objectsOf(document: ContentDocument): readonly Named[]
  ofType(type: string): readonly ContentDocument[]
  byId(id: string): ContentDocument | undefined
  /** Where other documents refer to this one. */
  usesOf(id: string): readonly Place[]
  /** `value` is what stands there, in few words; it becomes part of a finding's key. */
  placeOf(document: ContentDocument, path: string, value?: string): Place
}

export type Rule = { id: string; title: string; explains: string; check(content: Content): Finding[] }

/** The document of `{ _type: 'truthNote' }` that says a finding is intended, and why. */
export type TruthNote = { findingKey: string; reason: string; by?: string; at?: string }

type Parts = {
  rule: string
  severity: Severity
  sentence: string
  places: [Place, ...Place[]]
  fixes?: Finding['fixes']
}

/**
 * A finding with its key: the rule, its places in a fixed order and what stands there. Places in a list of plain lines
 * count without their position, so that a line moved up stays what it was.
 */
export function finding({ fixes = [], ...parts }: Parts): Finding {
  const places = parts.places.map(
    ({ documentId, path, value = '' }) => `${documentId}#${path.replace(/\[\d+\]/g, '[]')}=${value}`,
  )
  return { key: [parts.rule, ...new Set(places.sort())].join('|'), ...parts, fixes }
}
