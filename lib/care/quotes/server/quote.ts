import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/database'
import type { Problems } from '@/lib/platform/forms/shared/schema'
import { dollarsFromCents } from '@/lib/platform/shared/money'
import { type Quote, type QuoteAsked, quoteBy } from '../shared/quote'
import { storedQuote } from '../shared/stored-quote'
import { menuOn } from './menu'

/** A quote by the menu of that day, or what is wrong, by the fields of the form. Throws when nobody can say. */
export async function quoteOn(
  day: string,
  asked: QuoteAsked,
): Promise<{ quote: Quote } | { problems: Problems }> {
  const quoted = quoteBy(await menuOn(day), asked)
  return 'problems' in quoted
    ? { problems: Object.fromEntries(quoted.problems.map(({ field, message }) => [field, message])) }
    : { quote: quoted }
}

/** What the form of a quote stores: its values, and the quote as this server counts it (AREA-012). */
export async function withQuote(
  values: Record<string, unknown>,
): Promise<{ payload: Record<string, unknown> } | { problems: Problems }> {
  const guests = Number(values.guests)
  const quoted = await quoteOn(String(values.eventDate), {
    guests,
    zip: String(values.zip),
    lines: (values.services as string[]).map((key) => ({ key, count: guests })),
  })
  if ('problems' in quoted) return quoted
  const { quote } = quoted
  const services = quote.lines.map(({ key: id, name: title, eachCents }) => ({
    id,
    title,
    price: dollarsFromCents(eachCents),
  }))
  return { payload: { ...values, services, quote } }
}

/** `quote` is what counts: the last that was issued, or what was asked for while none is. */
export type ReadQuote = { quote: Quote; asked: Quote; issued: Issued | null }
type Issued = { number: number; code: string | null; at: Date; by: string }

/** The quote of a request, the newest or the one of this number; null where it has none. Throws when the database fails. */
export async function readQuote(request: string, number?: number): Promise<ReadQuote | null> {
  const { data, error } = await serviceClient()
    .from('submissions')
    .select('payload, group_quotes (number, quote, issued_at, issued_by, discount_codes (code))')
    .eq('id', request)
    .eq('form', 'group-quote')
    .maybeSingle()
  if (error) throw new Error(`A quote could not be read: ${error.code}`)
  const asked = storedQuote(data?.payload)
  if (!data || !asked) return null
  const versions = data.group_quotes.toSorted((one, other) => other.number - one.number)
  const last = number === undefined ? versions[0] : versions.find((one) => one.number === number)
  if (!last) return { quote: asked, asked, issued: null }
  const issued = {
    number: last.number,
    code: last.discount_codes?.code ?? null,
    at: new Date(last.issued_at),
    by: last.issued_by,
  }
  return { quote: storedQuote(last) ?? asked, asked, issued }
}
