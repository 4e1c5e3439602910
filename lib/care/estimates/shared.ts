import { z } from 'zod'
import { isDay } from '../../platform/clinic-time/shared/business-days.ts'
import { sumCents } from '../../platform/shared/money.ts'

export const maxLines = 40
export const maxUnits = 20
export const maxCents = 5_000_000

/** CPT: five digits, or four and a letter. HCPCS: a letter and four digits. Either with a modifier. */
export const serviceCode = /^(?:\d{4}[0-9A-Z]|[A-Z]\d{4})(?:-[0-9A-Z]{2})?$/
/** ICD-10-CM, like E86.0. */
const diagnosisCode = /^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/

/** What the database can keep: no NUL, no half of a letter. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `has more than ${most} characters`)
    .refine(isStorable, 'has signs that can’t be stored')
const code = (shape: RegExp, example: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .refine((text) => text === '' || shape.test(text), `is not written like ${example}`)

const line = z.strictObject({
  key: z.string().regex(/^[\w-]{1,60}$/, 'is not a key'),
  /** What the CMS offers; its price is never sent. Null: a line of the staff's own, with its own words and price. */
  item: words(200).nullable(),
  description: words(200),
  unitCents: z.int().min(0).max(maxCents).nullable(),
  quantity: z.int('is not a whole number').min(1, 'is below 1').max(maxUnits, `is above ${maxUnits}`),
  code: code(serviceCode, '96360 or J3420'),
  /** Who bills for it: null is the clinic, else the key of one of the others in the practice settings. */
  provider: words(60).nullable(),
})
export type DraftLine = z.infer<typeof line>

/** What staff write. Nothing is required while they write; what must be there before sending, `whatIsMissing` says. */
export const estimateDraft = z.strictObject({
  patientName: words(200),
  dateOfBirth: z.string().refine((day) => day === '' || isDay(day), 'is not a date'),
  email: words(320),
  primaryService: words(200),
  serviceDate: z
    .string()
    .nullable()
    .refine((day) => day === null || isDay(day), 'is not a date'),
  lines: z.array(line).max(maxLines, `has more than ${maxLines} lines`),
  diagnosisCodes: z.array(code(diagnosisCode, 'E86.0')).max(12),
  separate: z.array(z.strictObject({ name: words(120), howToGet: words(200) })).max(10),
})
export type EstimateDraft = z.infer<typeof estimateDraft>

/**
 * Something the CMS offers, with its price today; `details` tell apart what reads alike: where it stands, for what,
 * how long.
 */
export type CatalogueItem = { id: string; group: string; title: string; details: string; cents: number }

/** A code of the clinic's own list, with what it stands for in plain words. */
export type ServiceCode = { code: string; description: string }

/**
 * The first line (its index, from 0) whose service code is not on the clinic's list; -1 where all are, and where the
 * clinic keeps no list: then any code that is written like one will do.
 */
export function lineOffTheList(lines: Pick<DraftLine, 'code'>[], codes: ServiceCode[]): number {
  if (codes.length === 0) return -1
  const listed = new Set(['', ...codes.map(({ code }) => code)])
  return lines.findIndex(({ code }) => !listed.has(code))
}

export type Provider = {
  key: string | null
  name: string
  role: string | null
  npi: string
  tin: string
  officeAddress: string
  state: string
}

export type PricedLine = Omit<DraftLine, 'unitCents'> & {
  unitCents: number | null
  totalCents: number
  isGone: boolean
}

/** Today's words and prices for the lines; a line whose item is no longer offered has no price. */
export function priceLines(lines: DraftLine[], catalogue: CatalogueItem[]): PricedLine[] {
  return lines.map((one) => {
    const item = one.item === null ? null : catalogue.find(({ id }) => id === one.item)
    const unitCents = one.item === null ? one.unitCents : (item?.cents ?? null)
    const description = item?.title ?? one.description
    const totalCents = (unitCents ?? 0) * one.quantity
    return { ...one, description, unitCents, totalCents, isGone: item === undefined }
  })
}

/** Cents. */
export const totalOf = (lines: { totalCents: number }[]): number =>
  sumCents(lines.map(({ totalCents }) => totalCents))

/** The values of the first edition: an NPI from CMS's own documentation, and a prefix no TIN has. */
export const isSampleProvider = ({ npi, tin }: { npi?: string | null; tin?: string | null }): boolean =>
  npi === '1234567893' || Boolean(tin?.startsWith('00-'))

export type SentVersion = {
  number: number
  totalCents: number
  by: string
  sentAt: string
  viewedAt: string | null
}

/** What `/api/staff/estimates/<request>` answers. */
export type EstimateWork = {
  request: { id: string; phone: string; dueAt: string | null; createdAt: string }
  draft: EstimateDraft
  /** 0 until it was saved once. */
  revision: number
  catalogue: CatalogueItem[]
  /** Empty where the clinic keeps no list. */
  codes: ServiceCode[]
  providers: { key: string | null; name: string }[]
  lines: PricedLine[]
  totalCents: number
  missing: string[]
  versions: SentVersion[]
  /** Where the newest version went. */
  recipient: string | null
}
