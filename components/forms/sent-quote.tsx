import { quotePath, requestOf } from '@/lib/care/quotes/server/link'
import { readQuote } from '@/lib/care/quotes/server/quote'
import { estimateWords, quoteRows, quoteSubject } from '@/lib/care/quotes/shared/quote'
import { QuoteRows } from './quote-rows'

/** The figure for who sent the form of a group without scripts; nothing where it can't be read just now. */
export async function SentQuote({ path }: { path: unknown }) {
  const request = requestOf(String(path).split('/').at(-1) ?? '')
  const read = request && (await readQuote(request).catch(() => null))
  if (!request || !read) return null
  return (
    <div className="card grid gap-5 p-panel shadow-soft">
      <p>For {quoteSubject(read.quote)}.</p>
      <QuoteRows rows={quoteRows(read.quote)} />
      <p className="max-w-[60ch] text-sm text-ink-500">{estimateWords}</p>
      <p>
        <a href={quotePath(request)} className="text-link">
          See or print it
        </a>
      </p>
    </div>
  )
}
