import { z } from 'zod'
import { keptLine, knownYear } from '@/lib/platform/shared/text'

const day = z.iso.date('write the day like 2026-11-22').regex(...knownYear)

/** The clinic's clock all year round: Arizona does not change it. */
const offset = '-07:00'

const filters = {
  search: z.string().max(200).regex(keptLine, 'has a character that can not be searched').optional(),
  document: z.string().min(1).max(200).optional(),
  person: z.string().min(1).max(200).optional(),
  from: day.optional(),
  to: day.optional(),
}

/** The address' query of the list; `from` and `to` are days at the clinic, both included. */
export const priceChangesQuery = z.strictObject({
  ...filters,
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}(?:Z|[+-]\d\d:\d\d)~\d{1,18}$/, 'is no end of a page')
    .regex(...knownYear)
    .refine((end) => !Number.isNaN(Date.parse(end.split('~')[0] ?? '')), 'is no end of a page')
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type PriceChangesQuery = z.infer<typeof priceChangesQuery>

export const priceChangesFilter = z.strictObject(filters)

/** A day at the clinic, today without one; without a time its end. */
export const pricesOnQuery = z.strictObject({
  date: day.optional(),
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'write the time like 14:05')
    .optional(),
})
export type PricesOnQuery = z.infer<typeof pricesOnQuery>

/** The first moment of a day at the clinic; `days` later with a second number. ISO. */
export const beginOfDay = (date: string, days = 0): string =>
  new Date(Date.parse(`${date}T00:00:00${offset}`) + days * 86_400_000).toISOString()

/** The moment asked for: the given minute, or the last instant of the day. ISO. */
export const momentOf = ({ date, time }: { date: string; time?: string }): string =>
  time
    ? new Date(`${date}T${time}:00${offset}`).toISOString()
    : new Date(Date.parse(beginOfDay(date, 1)) - 1).toISOString()

export type PriceChangeRow = {
  id: string
  documentId: string
  type: string
  title: string
  field: string
  label: string
  beforeCents: number | null
  afterCents: number | null
  /** Recorded for the first time: the price may be older. */
  isFirst: boolean
  at: string
  /** Null while the CMS could not say. */
  by: string | null
}

/** One price on the day asked for and today; null: there was none. */
export type PriceOnDay = Pick<PriceChangeRow, 'documentId' | 'type' | 'title' | 'field' | 'label'> & {
  cents: number | null
  todayCents: number | null
}

export type PricesOnDay = {
  /** The moment the prices are of. */
  at: string
  items: PriceOnDay[]
  /** The oldest record; null while there is none. */
  recordedSince: string | null
  now: string
}

export type PriceChangers = { people: { id: string; name: string }[] }
