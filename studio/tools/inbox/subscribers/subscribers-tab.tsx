import { Button, Stack } from '@sanity/ui'
import { useCallback, useState } from 'react'
import {
  mailingLists,
  type SubscriberRow,
  subscriberStatuses,
} from '../../../../lib/people/newsletter/shared.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { FilterSelect, SearchField, Toolbar } from '../ui/toolbar.tsx'
import { usePages } from '../ui/use-pages.ts'
import { SubscriberLine } from './subscriber-line.tsx'

type Filters = { list: string; status: string; search: string }

/** Who gets the newsletter and news of events. */
export function SubscribersTab() {
  const [filters, setFilters] = useState<Filters>({ list: '', status: '', search: '' })
  const change = useCallback((some: Partial<Filters>) => setFilters((before) => ({ ...before, ...some })), [])
  const search = useCallback((text: string) => change({ search: text }), [change])
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()
  const { items, next, now, problem, refresh, readMore } = usePages<SubscriberRow>(`subscribers?${query}`)
  return (
    <Stack gap={4} padding={[3, 4]} style={{ maxWidth: 960 }}>
      <Toolbar>
        <SearchField label="Email or first name" value={filters.search} onSearch={search} />
        <FilterSelect
          label="List"
          value={filters.list}
          options={[['', 'All lists'], ...Object.entries(mailingLists)]}
          onChange={(list) => change({ list })}
        />
        <FilterSelect
          label="Status"
          value={filters.status}
          options={[['', 'All'], ...Object.entries(subscriberStatuses)]}
          onChange={(status) => change({ status })}
        />
        <DownloadButton text="CSV" path={`subscribers.csv?${query}`} />
      </Toolbar>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!items && !problem && <Waiting />}
      {items?.length === 0 && <EmptyState {...(query === '' ? nobody : notFound)} />}
      {items && now && items.length > 0 && (
        <ul
          aria-label="Subscribers"
          style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
        >
          {items.map((subscriber) => (
            <li key={subscriber.id}>
              <SubscriberLine subscriber={subscriber} now={now} onChanged={refresh} />
            </li>
          ))}
        </ul>
      )}
      {next && <Button mode="ghost" text="Show more" onClick={readMore} />}
    </Stack>
  )
}

const nobody = { title: 'No subscribers yet', text: 'People who sign up on the site appear here.' }
const notFound = { title: 'Nobody found', text: 'Try a shorter part of the address or fewer filters.' }
