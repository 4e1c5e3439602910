import 'server-only'
import type { SanityClient, Transaction } from '@sanity/client'
import { z } from 'zod'
import { type Applied, applyChange, type PlannedChange } from '@/lib/content/schedule/shared/content-at'
import {
  changesBetween,
  isSame,
  type LakeDocument,
  layOver,
  untouchedIn,
} from '@/lib/content/schedule/shared/overlay'
import { everyVersionClient, publishingClient } from '@/lib/content/server/client'

const publishedChanges = z.array(
  z.object({ document: z.string(), state: z.enum(['done', 'skipped']), note: z.string().nullable() }),
)
export type PublishedChange = z.infer<typeof publishedChanges>[number]

/** Somebody types in one of the documents just now: it is read again so many times. */
const maxTries = 4

/**
 * Publishes these changes in one transaction of the content store, under an id that belongs to the group: a second
 * call, by another node or after a kill, finds that it is done. `forget` removes the mark by which it finds that;
 * call it once the result is recorded. Throws when it could not be published, or when nobody knows.
 */
export async function publishChanges(group: string, changes: PlannedChange[]) {
  const client = publishingClient()
  if (!client) throw new NoWriteToken()
  const markId = markOf(group)
  const forget = async () => {
    await client.delete(markId)
  }
  for (let tries = 1; ; tries++) {
    const mark = await client.getDocument<{ results: string }>(markId)
    if (mark) return { results: publishedChanges.parse(JSON.parse(mark.results)), forget }
    const stored = await readStored(client, changes)
    const applied = changes.map((change) => ({
      change,
      result: applyChange(stored.get(change.documentId) ?? null, change),
    }))
    const results = applied.map(({ change, result }) => told(change, result))
    if (!results.some(({ state }) => state === 'done')) return { results, forget: async () => undefined }
    const transaction = client.transaction().transactionId(`schedule-${group}`)
    // A transaction that comes twice fails here, or is recognized by its id.
    transaction.create({ _id: markId, _type: 'scheduleRun', results: JSON.stringify(results) })
    for (const { result } of applied) if (result.kind === 'written') write(transaction, result, stored)
    try {
      await transaction.commit({ visibility: 'sync' })
      return { results, forget }
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode !== 409 || tries >= maxTries) throw error
    }
  }
}

/** Whether the group is published although nobody has recorded it yet. Throws when the CMS does not answer. */
export async function hasMark(group: string): Promise<boolean> {
  const mark = await everyVersionClient().getDocument(markOf(group))
  return mark !== undefined
}

const markOf = (group: string) => `scheduleRun.${group}`

async function readStored(client: SanityClient, changes: PlannedChange[]) {
  const ids = changes.flatMap(({ documentId }) => [documentId, `drafts.${documentId}`])
  const found = await client.fetch<LakeDocument[]>('*[_id in $ids]', { ids }, { cache: 'no-store' })
  return new Map(found.map((document) => [document._id, document]))
}

const told = ({ documentId }: PlannedChange, result: Applied): PublishedChange =>
  result.kind === 'skipped'
    ? { document: documentId, state: 'skipped', note: result.note }
    : { document: documentId, state: 'done', note: result.notes.join(' ') || null }

function write(
  transaction: Transaction,
  { document }: Extract<Applied, { kind: 'written' }>,
  stored: Map<string, LakeDocument>,
) {
  const current = stored.get(document._id)
  if (current) patch(transaction, current, document)
  else transaction.create(document)
  const draft = stored.get(`drafts.${document._id}`)
  if (draft) renewDraft(transaction, draft, document, current ?? null)
}

/** Otherwise publishing the draft later would bring the old value back. One that says nothing else has had its day. */
function renewDraft(
  transaction: Transaction,
  draft: LakeDocument,
  published: LakeDocument,
  publishedBefore: LakeDocument | null,
) {
  const changes = changesBetween(publishedBefore, published)
  const renewed = layOver(draft, untouchedIn(draft, changes)).document
  if (changesBetween(published, renewed).length > 0) return patch(transaction, draft, renewed)
  // Only a patch can insist on the revision.
  transaction.patch(draft._id, { ifRevisionID: draft._rev as string, unset: ['_doneBySchedule'] })
  transaction.delete(draft._id)
}

/** Nobody's change in between is lost: then the revision is another one and nothing is written. */
function patch(transaction: Transaction, current: LakeDocument, wanted: LakeDocument) {
  const names = new Set([...Object.keys(current), ...Object.keys(wanted)])
  const changed = [...names].filter((name) => !isSame(current[name], wanted[name]))
  if (changed.length === 0) return
  const set = Object.fromEntries(
    changed.filter((name) => wanted[name] !== undefined).map((name) => [name, wanted[name]]),
  )
  const unset = changed.filter((name) => wanted[name] === undefined)
  transaction.patch(current._id, {
    ifRevisionID: current._rev as string,
    ...(Object.keys(set).length > 0 && { set }),
    ...(unset.length > 0 && { unset }),
  })
}

/** The site has no token that may publish. */
class NoWriteToken extends Error {}

/** Why planned changes could not be published, in a sentence that says what to do. */
export function publishingProblem(error: unknown): string {
  if (error instanceof NoWriteToken)
    return 'The site has no key that may publish (SANITY_WRITE_TOKEN). Whoever runs the site can set it.'
  const { statusCode, message = '' } = error as { statusCode?: number; message?: string }
  if (statusCode === 401 || statusCode === 403)
    return 'The content store refused the site’s key (SANITY_WRITE_TOKEN). Whoever runs the site can renew it.'
  if (statusCode === undefined || statusCode >= 500) return 'The content store did not answer.'
  if (/references? (?:a )?non-?existent|not found|non-existing/i.test(message))
    return 'A document that one of these refers to is not published. Publish that one first, or take the reference out.'
  return `The content store refused it: ${message.split('\n')[0]?.slice(0, 300) || statusCode}.`
}
