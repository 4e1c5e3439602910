import 'server-only'
import { answerHtml, frameOf } from '@/lib/care/estimates/server/open'
import { estimatePage } from '@/lib/care/estimates/server/page'
import { clinicLongDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { formatDay } from '@/lib/platform/shared/locale'
import { codeWords, estimateWords, quoteRows } from '../shared/quote'
import type { ReadQuote } from './quote'

/** The quote as its group reads and prints it. It names nobody: who has the address may read it. */
export async function answerQuote(request: string, { quote, issued }: ReadQuote): Promise<Response> {
  const { clinic, style } = await frameOf()
  const rows = quoteRows(quote, { isIssued: issued !== null })
  const total = rows.at(-1)
  const document = {
    title: issued ? 'Your group quote' : 'Your group estimate',
    issued: issued
      ? `Version ${issued.number}, issued on ${clinicLongDate(issued.at)}`
      : 'An estimate until we confirm it',
    notice: issued?.code ? codeWords(issued.code) : null,
    intro: issued
      ? 'We’ve looked at your plans, and these are your prices.'
      : 'We’ll look at your plans and email you a quote. Until then, these are the prices on the menu for your date.',
    clinic,
    parts: [
      {
        kind: 'facts' as const,
        heading: 'Your group',
        facts: [
          ['Guests', String(quote.guests)],
          ['Date', formatDay(quote.day)],
          ['Place', `${quote.city}, ZIP code ${quote.zip}`],
          ['Reference', `#${request.slice(0, 8)}`],
        ] as [string, string][],
      },
      {
        kind: 'facts' as const,
        heading: 'What it costs',
        facts: rows.slice(0, -1).map(({ label, value }): [string, string] => [label, value]),
      },
      { kind: 'total' as const, label: total?.label ?? '', value: total?.value ?? '' },
      {
        kind: 'text' as const,
        heading: 'Good to know',
        paragraphs: [
          ...(issued ? [] : [estimateWords]),
          `To change something, call ${clinic.name} at ${clinic.phone}. To print or save this page, use your browser’s menu.`,
        ],
      },
    ],
  }
  return answerHtml(200, estimatePage(document, null, style, document.title))
}
