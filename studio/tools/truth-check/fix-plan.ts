import type { Change, Finding } from '../../../lib/truth/model.ts'
import { valueAt } from '../../../lib/truth/path.ts'
import type { StoredDocument } from './stored-content.ts'

export type Fix = Finding['fixes'][number]

/**
 * What is written into one document's draft: its own draft when there is one, else a copy of the published document.
 */
export type DraftEdit = {
  id: string
  type: string
  base: StoredDocument
  isNew: boolean
  set: Record<string, unknown>
  unset: string[]
}

/** The content is not as the finding saw it; the message says what to do. */
export class FixRefused extends Error {
  override name = 'FixRefused'
}

/**
 * How the fix is written as drafts into what is stored now. Throws FixRefused, with nothing to be written at all,
 * when one of its values is no more what the finding saw.
 */
export function planFix(
  { places }: Finding,
  { changes }: Fix,
  stored: readonly StoredDocument[],
): DraftEdit[] {
  const edits = new Map<string, DraftEdit>()
  for (const change of changes) {
    const edit = edits.get(change.documentId) ?? editOf(change, places, stored)
    edits.set(change.documentId, edit)
    const value = valueAt(edit.base, change.path)
    if (!isSame(value, change.from)) throw new FixRefused(refusal(change, places, value, edit.isNew))
    if (change.to === undefined || change.to === null) edit.unset.push(change.path)
    else edit.set[change.path] = change.to
  }
  return [...edits.values()]
}

type Places = Finding['places']

function editOf({ documentId, path }: Change, places: Places, stored: readonly StoredDocument[]): DraftEdit {
  const draft = stored.find(({ _id }) => _id === `drafts.${documentId}`)
  const base = draft ?? stored.find(({ _id }) => _id === documentId)
  if (!base)
    throw new FixRefused(`“${labelOf(places, documentId, path)}” no longer exists. Nothing was changed.`)
  return { id: documentId, type: base._type, base, isNew: !draft, set: {}, unset: [] }
}

function refusal({ documentId, path, from }: Change, places: Places, value: unknown, isPublished: boolean) {
  const label = labelOf(places, documentId, path)
  const now = `“${label}” is ${inWords(value)} ${isPublished ? 'now' : 'in an unpublished draft'}, not ${inWords(from)}.`
  const next = isPublished ? 'Please look at the finding again.' : 'Publish or discard that draft first.'
  return `${now} Nothing was changed. ${next}`
}

function labelOf(places: Places, documentId: string, path: string): string {
  const own = places.filter((place) => place.documentId === documentId)
  return (own.find((place) => place.path === path) ?? own[0])?.label ?? documentId
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'empty'
  return typeof value === 'object' ? 'something else' : `“${value}”`
}

/** The same content; the order of an object's fields says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [ours, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return ours.length === theirs.size && ours.every(([key, value]) => isSame(value, theirs.get(key)))
}
