import 'server-only'
import { z } from 'zod'
import { getFormText } from '@/lib/content/server/form-texts'
import type { Clinic, MailKind, OutboxRow } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { formatDay } from '@/lib/platform/shared/locale'
import { formatExactCents } from '@/lib/platform/shared/money'
import { quotePath } from './server/link'
import { type ReadQuote, readQuote } from './server/quote'
import { codeWords, estimateWords, guestsWords, quoteRows, quoteSubject } from './shared/quote'

export const quoteMailKinds = {
  staff_group_quote: {
    title: 'To us: a group quote is waiting',
    compose: async (row, clinic) => staffMail(row.submission_id ?? '', await quoteOf(row), clinic),
  },
  group_quote: {
    title: 'To the sender: the estimate for a group',
    compose: async (row, clinic) => {
      const text = await getFormText('group-quote').catch(() => null)
      return estimateMail(row.submission_id ?? '', await quoteOf(row), text?.successText ?? null, clinic)
    },
  },
  group_quote_issued: {
    title: 'To the sender: the quote for a group',
    compose: async (row, clinic) => {
      const { number } = z.object({ number: z.int() }).parse(row.data)
      return issuedMail(row.submission_id ?? '', await quoteOf(row, number), clinic)
    },
  },
} satisfies Record<string, MailKind>

async function quoteOf({ submission_id: id }: OutboxRow, number?: number): Promise<ReadQuote> {
  const read = id && (await readQuote(id, number))
  if (!read) throw new Error('The quote of this mail is gone')
  return read
}

/** To the clinic: how large and when, neither who nor what. */
export function staffMail(id: string, { quote }: ReadQuote, clinic: Clinic) {
  return letter(clinic, 'A new group quote is waiting', {
    heading: 'A new group quote is waiting',
    paragraphs: ['The price is an estimate until you confirm it. Please check it and issue the quote.'],
    rows: [
      { label: 'Guests', value: String(quote.guests) },
      { label: 'Date', value: formatDay(quote.day) },
      { label: 'Estimated total', value: formatExactCents(quote.totalCents), isStrong: true },
    ],
    closing: [],
    action: { label: 'Open it in the Studio', href: `${clinic.siteUrl}/studio/inbox/requests/${id}` },
  })
}

/** To who asked: the figure and its page. Not one word of theirs, or spam could be sent through us. */
export function estimateMail(id: string, { quote }: ReadQuote, promise: string | null, clinic: Clinic) {
  return letter(clinic, `Your group estimate, reference #${id.slice(0, 8)}`, {
    heading: `Your estimate for ${guestsWords(quote.guests)}`,
    paragraphs: [`For ${quoteSubject(quote)}. ${estimateWords}`, ...(promise ? [promise] : [])],
    rows: quoteRows(quote),
    closing: [
      `Your reference is #${id.slice(0, 8)}. Mention it if you call us at ${clinic.phone}.`,
      'If you didn’t write to us, someone mistyped their address, and there’s nothing you need to do.',
    ],
    action: { label: 'See or print it', href: `${clinic.siteUrl}${quotePath(id)}` },
  })
}

/** To who asked: what the desk issued, with the code that waives the way there. */
export function issuedMail(id: string, { quote, issued }: ReadQuote, clinic: Clinic) {
  const code = issued?.code
  return letter(clinic, `Your group quote, reference #${id.slice(0, 8)}`, {
    heading: `Your quote for ${guestsWords(quote.guests)}`,
    paragraphs: [`For ${quoteSubject(quote)}.`, ...(code ? [codeWords(code)] : [])],
    rows: [...quoteRows(quote, { isIssued: true }), ...(code ? [{ label: 'Your code', value: code }] : [])],
    closing: [`Something to change? Call us at ${clinic.phone} and mention #${id.slice(0, 8)}.`],
    action: { label: 'See or print it', href: `${clinic.siteUrl}${quotePath(id)}` },
  })
}
