import 'server-only'
import { z } from 'zod'
import { type EstimateDraft, estimateDraft, type SentVersion } from '@/lib/care/estimates/shared'
import { serviceClient } from '@/lib/platform/db/server/service'
import { type Snapshot, snapshotSchema } from './snapshot'

/** What of a request an estimate begins with; whatever was redacted is missing. */
const request = z.object({
  firstName: z.string().catch(''),
  lastName: z.string().catch(''),
  email: z.string().catch(''),
  phone: z.string().catch(''),
  dateOfBirth: z.string().catch(''),
  preferredDate: z.string().nullish().catch(null),
  services: z.array(z.object({ id: z.string() })).catch([]),
})
export type EstimateRequest = z.infer<typeof request> & {
  id: string
  dueAt: string | null
  createdAt: string
}

export type StoredEstimate = {
  id: string
  draft: EstimateDraft
  revision: number
  linkNumber: number
  linkHash: string | null
  recipient: string | null
  hasCode: boolean
}

/** A request for an estimate with what was made of it; null when there is no such request. Throws when the database is away. */
export async function readEstimate(submission: string) {
  const { data, error } = await serviceClient()
    .from('submissions')
    .select(
      'id, payload, due_at, created_at, estimates (id, draft, revision, link_number, link_hash, recipient, code_hash, estimate_versions (number, total_cents, created_by, sent_at, viewed_at))',
    )
    .eq('id', submission)
    .eq('form', 'estimate')
    .maybeSingle()
  if (error) throw new Error(`A request could not be read: ${error.code}`)
  if (!data) return null
  const { estimates: row } = data
  const stored: StoredEstimate | null = row && {
    id: row.id,
    draft: estimateDraft.parse(row.draft),
    revision: row.revision,
    linkNumber: row.link_number,
    linkHash: row.link_hash,
    recipient: row.recipient,
    hasCode: row.code_hash !== null,
  }
  const versions: SentVersion[] = (row?.estimate_versions ?? [])
    .map(({ number, total_cents, created_by, sent_at, viewed_at }) => ({
      number,
      totalCents: total_cents,
      by: created_by,
      sentAt: sent_at,
      viewedAt: viewed_at,
    }))
    .sort((one, other) => other.number - one.number)
  const asked: EstimateRequest = {
    ...request.parse(data.payload),
    id: data.id,
    dueAt: data.due_at,
    createdAt: data.created_at,
  }
  return { request: asked, stored, versions }
}

/** A version as it was sent. Throws when there is none. */
export async function readVersion(estimate: string, number: number): Promise<Snapshot> {
  const { data, error } = await serviceClient()
    .from('estimate_versions')
    .select('snapshot')
    .eq('estimate_id', estimate)
    .eq('number', number)
    .single()
  if (error) throw new Error(`A version could not be read: ${error.code}`)
  return snapshotSchema.parse(data.snapshot)
}
