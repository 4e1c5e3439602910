import { ClientError, type SanityClient } from '@sanity/client'
import { valueAt } from '../../../lib/truth/fields.ts'
import type { Change, Finding } from '../../../lib/truth/model.ts'
import type { StoredDocument } from './stored-content.ts'

export type Fix = Finding['fixes'][number]

/**
 * What is written into one document's draft: its own draft when there is one, else a copy of the published document.
 */
type DraftEdit = {
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

/** A draft that a fix has made, at the revisions it was made of and at. */
type MadeDraft = { id: string; type: string; publishedRev: string; draftRev: string }

/** `own` hold nothing but the fix; `shared` had unpublished changes of somebody before. */
export type WrittenFix = { own: MadeDraft[]; shared: { id: string; type: string }[] }

/** Writes a fix as drafts, all or none. Rejects with FixRefused when the content is no more what the finding saw. */
export async function writeFix(client: SanityClient, finding: Finding, fix: Fix): Promise<WrittenFix> {
  const ids = [...new Set(fix.changes.map(({ documentId }) => documentId))]
  const stored = await client.fetch<StoredDocument[]>(
    '*[_id in $ids]',
    { ids: ids.flatMap((id) => [id, `drafts.${id}`]) },
    { perspective: 'raw', useCdn: false },
  )
  const edits = planFix(finding, fix, stored)
  const transaction = client.transaction()
  for (const { id, base, isNew, set, unset } of edits) {
    if (isNew) transaction.create(copyAsDraft(base, id))
    const patch = client.patch(`drafts.${id}`).set(set).unset(unset)
    transaction.patch(isNew ? patch : patch.ifRevisionId(base._rev))
  }
  const { transactionId } = await transaction
    .commit()
    .catch(refuse('Someone is editing this right now. Nothing was changed. Please try again.'))
  return {
    own: edits.filter(({ isNew }) => isNew).map((edit) => madeDraft(edit, transactionId)),
    shared: edits.filter(({ isNew }) => !isNew).map(({ id, type }) => ({ id, type })),
  }
}

/** Publishes the drafts of a fix, all or none. Rejects with FixRefused when somebody has changed one of them since. */
export async function publishFix(client: SanityClient, drafts: MadeDraft[]): Promise<void> {
  await client
    .action(
      drafts.map(({ id, draftRev, publishedRev }) => ({
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${id}`,
        publishedId: id,
        ifDraftRevisionId: draftRev,
        ifPublishedRevisionId: publishedRev,
      })),
    )
    .catch(refuse('Someone has changed these documents since. Please open them and publish them there.'))
}

function copyAsDraft(published: StoredDocument, id: string) {
  const { _rev, _updatedAt, ...content } = published
  return { ...content, _id: `drafts.${id}` }
}

const madeDraft = ({ id, type, base }: DraftEdit, draftRev: string): MadeDraft => ({
  id,
  type,
  publishedRev: base._rev,
  draftRev,
})

const refuse = (conflict: string) => (error: unknown) => {
  if (error instanceof ClientError && error.statusCode === 409) throw new FixRefused(conflict)
  throw error
}
