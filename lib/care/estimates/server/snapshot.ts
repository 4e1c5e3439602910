import 'server-only'
import { z } from 'zod'
import { serviceClient } from '@/lib/platform/db/server/database'
import {
  type EstimateDraft,
  estimateDraft,
  type PricedLine,
  type Provider,
  type SentVersion,
  totalOf,
} from '../shared.ts'
import { currentWording } from './wording.ts'

const provider = z.object({
  key: z.string().nullable(),
  name: z.string(),
  role: z.string().nullable(),
  npi: z.string(),
  tin: z.string(),
  officeAddress: z.string(),
  state: z.string(),
})

/** A version as it was sent: words, prices and numbers of that day. It never changes. */
export const snapshotSchema = z.object({
  wording: z.string(),
  clinic: z.object({ name: z.string(), phone: z.string() }),
  patient: z.object({ name: z.string(), dateOfBirth: z.string() }),
  primaryService: z.string(),
  serviceDate: z.string().nullable(),
  diagnosisCodes: z.array(z.string()),
  providers: z.array(provider),
  lines: z.array(
    z.object({
      item: z.string().nullable(),
      description: z.string(),
      code: z.string(),
      quantity: z.number(),
      unitCents: z.number(),
      totalCents: z.number(),
      provider: z.string().nullable(),
    }),
  ),
  separate: z.array(z.object({ name: z.string(), howToGet: z.string() })),
  totalCents: z.number(),
})
export type Snapshot = z.infer<typeof snapshotSchema>

type Written = { draft: EstimateDraft; lines: PricedLine[]; providers: Provider[] }

/** What would be sent now. Lines without a price count as nothing: such a draft can be looked at but not sent. */
export function snapshotOf({ draft, lines, providers }: Written, clinic: Snapshot['clinic']): Snapshot {
  return {
    wording: currentWording,
    clinic,
    patient: { name: draft.patientName, dateOfBirth: draft.dateOfBirth },
    primaryService: draft.primaryService,
    serviceDate: draft.serviceDate,
    diagnosisCodes: draft.diagnosisCodes.filter(Boolean),
    providers: providers.filter(({ key }) => key === null || lines.some((line) => line.provider === key)),
    lines: lines.map(({ item, description, code, quantity, unitCents, totalCents, provider }) => ({
      item,
      description,
      code,
      quantity,
      unitCents: unitCents ?? 0,
      totalCents,
      provider,
    })),
    separate: draft.separate.filter(({ name }) => name),
    totalCents: totalOf(lines),
  }
}

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

type StoredEstimate = {
  id: string
  draft: EstimateDraft
  revision: number
  linkNumber: number
  linkHash: string | null
  recipient: string | null
  hasCode: boolean
}

/**
 * A request for an estimate with what was made of it; null when there is no such request. Throws when the database is
 * away.
 */
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

/** An estimate with everything in it, for tests. */
export const sampleSnapshot: Snapshot = {
  wording: '2026-11',
  clinic: { name: 'Ocotillo Mobile IV & Wellness', phone: '(480) 555-0142' },
  patient: { name: 'Łucja Nguyễn <script>alert(1)</script> \u202e李 👩', dateOfBirth: '1980-02-29' },
  primaryService: 'IV drip with fluids and vitamins at home',
  serviceDate: '2026-12-07',
  diagnosisCodes: ['E86.0'],
  providers: [
    {
      key: null,
      name: 'Ocotillo Mobile IV & Wellness, PLLC',
      role: null,
      npi: '1234567893',
      tin: '00-1234567',
      officeAddress: '7000 East Desert Bloom Road, Suite 100, Scottsdale, AZ 85251',
      state: 'Arizona',
    },
    {
      key: 'lab',
      name: 'Sample Laboratory',
      role: 'Laboratory',
      npi: '1999999992',
      tin: '00-7654321',
      officeAddress: '1 Sample Street, Phoenix, AZ 85001',
      state: 'Arizona',
    },
  ],
  lines: [
    {
      item: 'estimateService:iv-therapy',
      description: 'IV Drip Therapy',
      code: '96360',
      quantity: 2,
      unitCents: 14900,
      totalCents: 29800,
      provider: null,
    },
    {
      item: null,
      description: 'Travel to Cave Creek',
      code: '99199',
      quantity: 1,
      unitCents: 2550,
      totalCents: 2550,
      provider: null,
    },
    {
      item: null,
      description: 'Metabolic panel',
      code: '80053',
      quantity: 1,
      unitCents: 4000,
      totalCents: 4000,
      provider: 'lab',
    },
  ],
  separate: [{ name: 'Further visits after this one', howToGet: 'Ask us when you book.' }],
  totalCents: 36350,
}
