import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import {
  mailingLists,
  type SubscriberRow,
  subscriberStatuses,
} from '../../../../lib/people/newsletter/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Moment } from '../ui/facts.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { FilterSelect, SearchField, Toolbar } from '../ui/toolbar.tsx'
import { useChange, usePages } from '../ui/use-change.ts'

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

const tones = { pending: 'caution', confirmed: 'positive', unsubscribed: 'default' } as const

type Props = { subscriber: SubscriberRow; now: string; onChanged: () => void }

export function SubscriberLine({ subscriber, now, onChanged }: Props) {
  const { role } = useStaff()
  const { email, firstName, list, status, createdAt, confirmedAt, unsubscribedAt } = subscriber
  return (
    <Card border radius={2} padding={3}>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: 200, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}>
          <Text weight="semibold">{email}</Text>
          <Text size={1} muted>
            {firstName && `${firstName} · `}
            {mailingLists[list]} · asked <Moment at={createdAt} now={now} />
            {confirmedAt && (
              <>
                , confirmed <Moment at={confirmedAt} now={now} />
              </>
            )}
            {unsubscribedAt && (
              <>
                , left <Moment at={unsubscribedAt} now={now} />
              </>
            )}
          </Text>
        </Stack>
        <Badge tone={tones[status]} fontSize={1} padding={2} radius={2}>
          {subscriberStatuses[status]}
        </Badge>
        {status !== 'unsubscribed' && mayDo(role, 'subscribers.write') && (
          <Unsubscribe subscriber={subscriber} onChanged={onChanged} />
        )}
      </Flex>
    </Card>
  )
}

/** Asks once more: only the person can subscribe again. */
function Unsubscribe({ subscriber: { id, email }, onChanged }: Omit<Props, 'now'>) {
  const [isAsked, setIsAsked] = useState(false)
  const { isBusy, problem, change } = useChange(onChanged)
  if (!isAsked)
    return (
      <Button
        mode="ghost"
        fontSize={1}
        padding={3}
        text="Unsubscribe"
        aria-label={`Unsubscribe ${email}`}
        onClick={() => setIsAsked(true)}
      />
    )
  return (
    <Stack gap={3}>
      <Text size={1}>Only they can subscribe again.</Text>
      <Flex gap={2}>
        <Button
          tone="critical"
          fontSize={1}
          padding={3}
          disabled={isBusy}
          text="Yes, unsubscribe"
          onClick={() => change({ method: 'POST', path: `subscribers/${id}/unsubscribe`, body: {} })}
        />
        <Button
          mode="bleed"
          fontSize={1}
          padding={3}
          text="Keep"
          autoFocus
          onClick={() => setIsAsked(false)}
        />
      </Flex>
      {problem && <Problem text={problem} />}
    </Stack>
  )
}
