import { Badge, Box, Button, Flex, Stack } from '@sanity/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRouter } from 'sanity/router'
import {
  type RequestPulse,
  type RequestRow,
  type RequestView,
  requestViews,
} from '../../../../lib/care/requests/shared.ts'
import { useStaffApi } from '../staff-api.ts'
import { LiveRegion } from '../ui/facts.tsx'
import { Rows, Split } from '../ui/list-row.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { usePages } from '../ui/use-change.ts'
import { type Filters, queryOf, RequestFilters, RequestRowCard } from './request-list.tsx'
import { RequestPane } from './request-pane.tsx'

/** What visitors sent: on the left what waits, the latest promise first; on the right one of them. */
export function RequestsTab() {
  const { state } = useRouter()
  const id = typeof state.id === 'string' ? state.id : null
  const { pulse, problem } = usePulse()
  const [filters, setFilters] = useState<Filters>({
    view: 'open',
    form: '',
    assignee: '',
    status: '',
    search: '',
  })
  const change = useCallback((some: Partial<Filters>) => setFilters((before) => ({ ...before, ...some })), [])
  return (
    <Split
      tab="requests"
      list={
        <Stack gap={4} padding={3}>
          <ViewTabs view={filters.view} pulse={pulse} onChange={(view) => change({ view })} />
          <RequestFilters filters={filters} onChange={change} />
          {problem && <Problem text={`${problem} The list may be old.`} />}
          <RequestList
            filters={filters}
            changed={pulse?.changed ?? null}
            held={pulse?.review ?? 0}
            selectedId={id}
          />
        </Stack>
      }
      detail={id && <RequestPane key={id} id={id} changed={pulse?.changed ?? null} now={pulse?.now} />}
      placeholder={
        <Box paddingY={6}>
          <EmptyState title="Choose a request" text="See what was sent, and answer it here." />
        </Box>
      }
    />
  )
}

type Props = { view: RequestView; pulse: RequestPulse | null; onChange: (view: RequestView) => void }

/** Which requests are listed, with how many wait in each. */
export function ViewTabs({ view, pulse, onChange }: Props) {
  const counts: Partial<Record<RequestView, number>> = pulse ?? {}
  return (
    <Flex gap={1} wrap="wrap" align="center" role="group" aria-label="Which requests">
      {Object.entries(requestViews).map(([key, title]) => {
        const count = counts[key as RequestView]
        return (
          <Button
            key={key}
            mode={key === view ? 'default' : 'bleed'}
            tone={key === view ? 'primary' : 'default'}
            aria-pressed={key === view}
            fontSize={1}
            padding={2}
            text={count === undefined ? title : `${title} ${count}`}
            onClick={() => onChange(key as RequestView)}
          />
        )
      })}
      {pulse && pulse.late > 0 && (
        <Badge tone="critical" fontSize={1} padding={2}>
          {pulse.late} late
        </Badge>
      )}
    </Flex>
  )
}

const everyMs = 1000
const afterFailureMs = 5000

type Pulse = { pulse: RequestPulse | null; problem: string | null }

/** Asks every second, while somebody looks, whether any request was changed and how many wait. */
export function usePulse(): Pulse {
  const api = useStaffApi()
  const [state, setState] = useState<Pulse>({ pulse: null, problem: null })
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      let pause = everyMs
      if (document.visibilityState === 'visible') {
        try {
          const pulse = await api.read<RequestPulse>('pulse')
          if (!isOver) setState({ pulse, problem: null })
        } catch (error) {
          pause = afterFailureMs
          const problem = error instanceof Error ? error.message : String(error)
          if (!isOver) setState((before) => ({ ...before, problem }))
        }
      }
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(ask, pause)
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [api])
  return state
}

type RequestListProps = {
  filters: Filters
  changed: string | null /** How many wait for a review. */
  held: number
  selectedId: string | null
}

/** The requests of a view; reads itself again when something changed, and tells how many came. */
export function RequestList({ filters, changed, held, selectedId }: RequestListProps) {
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
