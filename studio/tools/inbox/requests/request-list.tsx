import { Button, Stack } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import type { RequestRow, RequestView } from '../../../../lib/care/requests/shared.ts'
import { Rows } from '../ui/list-row.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { usePages } from '../ui/use-pages.ts'
import { type Filters, queryOf } from './request-filters.tsx'
import { RequestRowCard } from './request-row.tsx'

type Props = {
  filters: Filters
  changed: string | null /** How many wait for a review. */
  held: number
  selectedId: string | null
}

/** The requests of a view; reads itself again when something changed, and tells how many came. */
export function RequestList({ filters, changed, held, selectedId }: Props) {
  const { items, next, now, problem, refresh, readMore } = usePages<RequestRow>(
    `requests?${queryOf(filters)}`,
  )
  useEffect(() => {
    if (changed) void refresh()
  }, [changed, refresh])
  const news = useNews(items, now, queryOf(filters))
  return (
    <Stack gap={3}>
      <LiveRegion text={news} />
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!items && !problem && <Waiting />}
      {items?.length === 0 && <EmptyState {...emptyOf(filters, held)} />}
      {items && now && items.length > 0 && (
        <Rows label="Requests">
          {items.map((request) => (
            <li key={request.id}>
              <RequestRowCard request={request} now={now} isSelected={request.id === selectedId} />
            </li>
          ))}
        </Rows>
      )}
      {next && <Button mode="ghost" text="Show more" onClick={readMore} />}
    </Stack>
  )
}

/** A form can take so long from its arrival to its place in the list. */
const lateByMs = 60_000

/** "2 new requests", once they came by themselves; older ones that "Show more" brings are no news. */
function useNews(items: RequestRow[] | undefined, now: string | undefined, query: string): string {
  const known = useRef<{ query: string; ids: Set<string>; readAt: number }>(undefined)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!items || !now) return
    const before = known.current?.query === query ? known.current : null
    const ids = items.map(({ id }) => id)
    known.current = { query, ids: new Set([...(before?.ids ?? []), ...ids]), readAt: Date.parse(now) }
    if (!before) return
    const count = items.filter(
      ({ id, createdAt }) => !before.ids.has(id) && Date.parse(createdAt) > before.readAt - lateByMs,
    ).length
    if (count > 0) setNews(`${count} new ${count === 1 ? 'request' : 'requests'}`)
  }, [items, now, query])
  return news
}

const empty: Record<RequestView, { title: string; text: string }> = {
  open: { title: 'Everything is answered', text: 'What visitors send appears here automatically.' },
  mine: { title: 'Nothing assigned to you', text: 'Requests you take, or someone gives you, appear here.' },
  review: {
    title: 'Nothing to review',
    text: 'Messages that look like spam wait here until you decide.',
  },
  answered: { title: 'Nothing answered yet', text: 'Answered and closed requests are kept here.' },
  all: { title: 'No requests yet', text: 'What visitors send appears here automatically.' },
}

function emptyOf({ view, form, status, assignee, search }: Filters, held: number) {
  if (form || status || assignee || search)
    return { title: 'Nothing found', text: 'Try other words, another view or fewer filters.' }
  if (view !== 'open' || held === 0) return empty[view]
  const who = held === 1 ? '1 message waits' : `${held} messages wait`
  return {
    title: 'Everything else is answered',
    text: `${who} under “Needs review”: it may be spam, or a patient.`,
  }
}
