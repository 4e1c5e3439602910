import { z } from 'zod'
import { type EstimateDraft, type PricedLine, type Provider, totalOf } from '../shared.ts'
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
