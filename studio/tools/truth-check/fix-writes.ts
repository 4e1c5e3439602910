import { ClientError, type SanityClient } from '@sanity/client'
import type { Finding } from '../../../lib/truth/model.ts'
import { type DraftEdit, type Fix, FixRefused, planFix } from './fix-plan.ts'
import type { StoredDocument } from './stored-content.ts'

/** A draft that a fix has made, at the revisions it was made of and at. */
export type MadeDraft = { id: string; type: string; publishedRev: string; draftRev: string }

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
