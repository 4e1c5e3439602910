import { z } from 'zod'
import { mostGuests, type Quote, type QuoteMenu } from './quote.ts'

const cents = z.int().min(0)

const quoteSchema = z.object({
  day: z.iso.date(),
  guests: z.int().min(1).max(mostGuests),
  zip: z.string(),
  city: z.string(),
  lines: z.array(
    z.object({ key: z.string(), name: z.string(), eachCents: cents, count: z.int().min(1), cents }),
  ),
  travelCents: cents,
  isTravelWaived: z.boolean(),
  totalCents: cents,
})

/** The quote in what was stored with a request; null where there is none. */
export const storedQuote = (payload: unknown): Quote | null =>
  z.object({ quote: quoteSchema }).safeParse(payload).data?.quote ?? null

const count = z
  .int('Enter a whole number.')
  .min(1, 'Enter at least 1.')
  .max(mostGuests, `Enter at most ${mostGuests}.`)

/** A quote as the desk issues it: what of it, for how many, when, and whether the way is free. Prices are the menu's. */
export const issueRequest = z.strictObject({
  /** `updatedAt` of the request they saw. */
  seen: z.iso.datetime({ offset: true }),
  day: z.iso.date('Enter a date.'),
  guests: count,
  lines: z
    .array(z.strictObject({ key: z.string().max(96), count }))
    .min(1, 'Leave at least one service.')
    .max(30),
  isTravelWaived: z.boolean(),
  /** The total they saw: nothing is sent at another one. */
  totalCents: cents,
})
export type IssueRequest = z.infer<typeof issueRequest>

/** What the desk sees beside a request for a quote. */
export type QuoteWork = {
  /** As it was asked for, with the prices of that moment. */
  asked: Quote
  /** The last one that was issued. `by` is a person's email. */
  issued: { number: number; quote: Quote; code: string | null; by: string; at: string } | null
  /** The sender's page of it. */
  path: string
  /** Of the day that was asked for. */
  menu: QuoteMenu
}
