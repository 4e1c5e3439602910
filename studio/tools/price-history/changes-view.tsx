import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { StateLink } from 'sanity/router'
import type {
  PriceChangeRow,
  PriceChangers,
} from '../../../lib/content/price-history/shared/price-history.ts'
import { DownloadButton } from '../inbox/ui/download-button.tsx'
import { Moment } from '../inbox/ui/facts.tsx'
import { EmptyState, Problem, Waiting } from '../inbox/ui/messages.tsx'
import { FilterSelect, SearchField, Toolbar } from '../inbox/ui/toolbar.tsx'
import { usePages } from '../inbox/ui/use-change.ts'
import { Cell, DateField, ItemLink, priceWords, Row, Table } from './parts.tsx'
import { RestoreButton } from './restore-button.tsx'

type Filters = { search: string; person: string; from: string; to: string }

/** What was changed, newest first; of one document only when its id is given. */
export function ChangesView({ documentId }: { documentId: string | null }) {
  const [filters, setFilters] = useState<Filters>({ search: '', person: '', from: '', to: '' })
  const change = useCallback((some: Partial<Filters>) => setFilters((before) => ({ ...before, ...some })), [])
  const search = useCallback((text: string) => change({ search: text }), [change])
  const asked = { ...filters, document: documentId ?? '' }
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString()
  const { items, next, now, people, problem, refresh, readMore } = usePages<PriceChangeRow, PriceChangers>(
    `prices?${query}`,
  )
  return (
    <Stack gap={4}>
      {documentId && (
        <Flex gap={3} align="center" wrap="wrap">
          <Text size={1}>Only {items?.[0] ? `“${items[0].title}”` : 'one item'}.</Text>
          <Text size={1}>
            <StateLink state={{ view: 'changes' }}>Show all items</StateLink>
          </Text>
        </Flex>
      )}
      <Toolbar>
        <SearchField
          label="Item, such as “hydration” or “original price”"
          value={filters.search}
          onSearch={search}
        />
        <FilterSelect
          label="Who"
          value={filters.person}
          options={[
            ['', 'Everybody'],
            ...(people ?? []).map(({ id, name }) => [id, name] as const),
            ['unknown', 'Not known'],
          ]}
          onChange={(person) => change({ person })}
        />
        <DateField label="From" value={filters.from} onChange={(from) => change({ from })} />
        <DateField label="Until" value={filters.to} onChange={(to) => change({ to })} />
        <DownloadButton text="CSV" path={`prices.csv?${query}`} />
        <Button text="Refresh" mode="ghost" fontSize={1} padding={3} onClick={refresh} />
      </Toolbar>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!items && !problem && <Waiting />}
      {items?.length === 0 && <EmptyState {...(query === '' ? nothing : notFound)} />}
      {items && now && items.length > 0 && <ChangeTable changes={items} now={now} />}
      {next && <Button mode="ghost" text="Show more" onClick={readMore} />}
    </Stack>
  )
}

const nothing = {
  title: 'Nothing is recorded yet',
  text: 'Today’s prices are recorded within five minutes; after that, every published change.',
}
const notFound = { title: 'No changes found', text: 'Try fewer words, other days or another person.' }

const columns = ['When', 'Who', 'Item', 'What', 'Before → after', 'Go back']

const ChangeTable = ({ changes, now }: { changes: PriceChangeRow[]; now: string }) => (
  <Table caption="Changes of prices" columns={columns}>
    {changes.map((change) => (
      <Row key={change.id}>
        <Cell>
          <Text size={1}>
            <Moment at={change.at} now={now} />
          </Text>
        </Cell>
        <Cell>{change.by ?? 'Not known'}</Cell>
        <Cell>
          <ItemLink {...change} />
        </Cell>
        <Cell>{change.label}</Cell>
        <Cell>{changeWords(change)}</Cell>
        <Cell>
          {change.beforeCents !== null && <RestoreButton price={change} cents={change.beforeCents} />}
        </Cell>
      </Row>
    ))}
  </Table>
)

const changeWords = ({ isFirst, beforeCents, afterCents }: PriceChangeRow) =>
  isFirst
    ? `first recorded: ${priceWords(afterCents)}`
    : `${priceWords(beforeCents)} → ${priceWords(afterCents)}`
