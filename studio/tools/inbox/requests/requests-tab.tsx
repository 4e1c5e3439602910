import { Box, Stack } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useRouter } from 'sanity/router'
import { EmptyState, Problem } from '../ui/messages.tsx'
import { Split } from '../ui/split.tsx'
import { type Filters, RequestFilters } from './request-filters.tsx'
import { RequestList } from './request-list.tsx'
import { RequestPane } from './request-pane.tsx'
import { usePulse } from './use-pulse.ts'
import { ViewTabs } from './view-tabs.tsx'

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
