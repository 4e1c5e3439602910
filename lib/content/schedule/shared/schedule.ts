import { z } from 'zod'
import { knownYear } from '../../../platform/shared/text.ts'
import type { LakeDocument } from './overlay.ts'

const moment = z.iso.datetime({ offset: true }).regex(...knownYear)
const groupTitle = z.string().trim().min(1, 'is missing').max(200, 'use at most 200 characters')
const documentId = z
  .string()
  .regex(/^(?!drafts\.|versions\.)[\w-][\w.-]{0,199}$/, 'is no id of a published document')

/** What the Studio sends to plan the draft it shows, by the draft's revision, in a group there is or in a new one. */
export const planInput = z.strictObject({
  document: documentId,
  draftRevision: z.string().min(1).max(200),
  group: z.union([z.strictObject({ id: z.uuid() }), z.strictObject({ title: groupTitle, dueAt: moment })]),
  /** Groups that shall no longer have the document: what is planned now takes the place of what is planned there. */
  insteadOf: z.array(z.uuid()).max(50).optional(),
})
export type PlanInput = z.infer<typeof planInput>

const seen = z.number().int().min(1)

/** What staff do with a group; `seen` is the version they saw. */
export const groupChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('edit'), seen, title: groupTitle, dueAt: moment }),
  z.strictObject({ action: z.literal('remove'), seen, document: documentId }),
  z.strictObject({ action: z.literal('cancel'), seen }),
  z.strictObject({ action: z.literal('run'), seen }),
  z.strictObject({ action: z.literal('return'), seen, title: groupTitle, dueAt: moment }),
])
export type GroupChange = z.infer<typeof groupChange>

/** What the database answers when something was to be planned. */
export const plannedOutcome = z.object({ outcome: z.string(), group: z.uuid().optional() })

/** The address' query of the changes that are due by a moment. */
export const momentQuery = z.strictObject({ moment })

/** The moment at which the Studio wants to see the site. */
export const previewInput = z.strictObject({ at: moment })

export type ScheduledChange = {
  documentId: string
  documentType: string
  title: string
  before: LakeDocument | null
  after: LakeDocument
  state: 'planned' | 'done' | 'skipped'
  note: string | null
}

/** A group as the staff see it. Moments are ISO strings. */
export type ScheduledGroup = {
  id: string
  title: string
  dueAt: string
  state: 'planned' | 'done' | 'cancelled' | 'failed'
  by: string
  createdAt: string
  doneAt: string | null
  note: string | null
  tries: number
  nextTryAt: string
  /** It is being published, or was when its worker died: nobody may change it until that is known. */
  isUnderWay: boolean
  /**
   * The group that must be published before this one, since both change the same document; null where nothing is in
   * the way.
   */
  waitsFor: string | null
  version: number
  changes: ScheduledChange[]
}

/** What the tool shows: what is planned by its moment, then what was done, newest first. */
export type Schedule = {
  planned: ScheduledGroup[]
  past: ScheduledGroup[]
  now: string
  /** Without a token that may write nothing can be published by itself. */
  canPublish: boolean
}

/** A planned change in short, for the document's own page. */
export type PlannedDocument = { documentId: string; groupId: string; title: string; dueAt: string }
export type PlannedDocuments = {
  documents: PlannedDocument[]
  groups: { id: string; title: string; dueAt: string }[]
  now: string
  /** Whether the site has a key to publish with. */
  canPublish: boolean
}

/** The changes due by a moment, in the order in which they will be published. */
export type DueChanges = { changes: Pick<ScheduledChange, 'documentId' | 'before' | 'after'>[]; now: string }

/**
 * A draft's content as it shall be published: under the published id, without what belongs to a stored version, and
 * with the references strong that were weak only while their target was unpublished, as publishing does.
 */
export function publishable(draft: LakeDocument): LakeDocument {
  const { _rev, _createdAt, _updatedAt, _system, ...content } = draft
  return { ...(strengthened(content) as LakeDocument), _id: draft._id.replace(/^drafts\./, '') }
}

function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (typeof value !== 'object' || value === null) return value
  const { _strengthenOnPublish: plan, ...rest } = value as { _strengthenOnPublish?: { weak?: boolean } }
  const entries = Object.entries(rest).filter(([name]) => !plan || name !== '_weak' || plan.weak === true)
  return Object.fromEntries(entries.map(([name, item]) => [name, strengthened(item)]))
}
