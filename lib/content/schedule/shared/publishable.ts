import type { LakeDocument } from './overlay.ts'

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
