import { BookNow } from '@/components/book-now'
import { AddToCartIsland } from '@/components/cart/islands'
import type { SearchEntry } from '@/lib/care/search/shared/search-index'
import { kindOf } from './kinds'

/** The results as a page has them: each with what can be done at once. */
export function ResultList({ results }: { results: SearchEntry[] }) {
  if (results.length === 0) return null
  return (
    <ol className="grid gap-4">
      {results.map((entry) => (
        <li key={entry.id} className="card flex flex-wrap items-center gap-x-6 gap-y-4 p-card">
          <div className="grid min-w-0 basis-full gap-1">
            <h2 className="text-lg">
              <a href={entry.url} className="underline underline-offset-[0.2em]">
                {entry.title}
              </a>
            </h2>
            <p className="dotted text-sm text-ink-500">
              {kindOf(entry) && <span>{kindOf(entry)}</span>}
              {entry.price && <strong className="text-ink-900 tabular">{entry.price}</strong>}
            </p>
            {entry.description && <p>{entry.description}</p>}
          </div>
          {entry.cart && (
            <div className="noscript:hidden">
              <AddToCartIsland product={entry.cart} />
            </div>
          )}
          {entry.book && <BookNow opens={entry.book} about={entry.title} />}
        </li>
      ))}
    </ol>
  )
}
