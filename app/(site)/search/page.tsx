import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { after } from 'next/server'
import { CallLink } from '@/components/content/call-link'
import { ResultList } from '@/components/search/result-list'
import { SearchForm } from '@/components/search/search-form'
import { noteMissedWords } from '@/lib/care/search/server/missed'
import { searchPublished } from '@/lib/care/search/server/search-published'
import { maxQuery } from '@/lib/care/search/shared/search-index'
import { getSiteSettings } from '@/lib/content/server/settings'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'
/** The words stand in no title: browsers keep those. */
export const metadata: Metadata = { title: 'Search', robots: { index: false } }

type Props = { searchParams: Promise<{ q?: string | string[] }> }

/** The search for browsers without scripts, and for everybody who comes here. */
export default async function Page({ searchParams }: Props) {
  const query = [(await searchParams).q].flat()[0]?.slice(0, maxQuery).trim() ?? ''
  const [results, settings] = await Promise.all([
    searchPublished(query).catch(() => null),
    getSiteSettings().catch(() => null),
  ])
  if (results?.length === 0 && query) await tellOfMissed(query)
  return (
    <section className="section-space">
      <div className="container-page grid max-w-184 gap-8">
        <h1>Search</h1>
        <SearchForm query={query} />
        {results && query && (
          <p role="status" className={results.length > 0 ? 'sr-only' : 'font-semibold text-ink-900'}>
            {results.length === 0
              ? `No results found for "${query}"`
              : `${results.length} ${results.length === 1 ? 'result' : 'results'} for “${query}”`}
          </p>
        )}
        {results ? <ResultList results={results} /> : <p>We couldn’t load the search.</p>}
        {results?.length === 0 && query && <p>Try searching for services, treatments, or pages</p>}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="#site-links" className="text-link">
            All pages
          </a>
          <CallLink
            phone={settings?.phone}
            label={`Call ${settings?.phone}`}
            className="text-link inline-flex items-center gap-2"
          />
        </p>
      </div>
    </section>
  )
}

/** Only who came here by themselves: another site could have its visitors' browsers ask for any words. */
async function tellOfMissed(query: string) {
  const asked = await headers()
  if (!['same-origin', 'none', null].includes(asked.get('sec-fetch-site'))) return
  after(() => noteMissedWords(query, asked).catch(() => log.error('content', 'A search was not counted')))
}
