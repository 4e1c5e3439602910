import { Badge, Box, Card, Flex, Heading, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui'
import { useState } from 'react'
import { useRouter } from 'sanity/router'
import type { PriceOnDay, PricesOnDay } from '../../../lib/content/price-history/shared/price-history.ts'
import {
  clinicDate,
  clinicLongDate,
  clinicTime,
} from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { EmptyState, Problem, Waiting } from '../inbox/ui/messages.tsx'
import { FilterSelect, Toolbar } from '../inbox/ui/toolbar.tsx'
import { useAnswer } from '../inbox/ui/use-change.ts'
import { ChangesView } from './changes-view.tsx'
import { Cell, DateField, ItemLink, priceWords, Row, Table } from './parts.tsx'
import { RestoreButton } from './restore-button.tsx'

const views = [
  ['changes', 'Changes'],
  ['on-a-day', 'Prices on a day'],
] as const

/** Every price that was published: who changed it when, and what everything cost on a day. */
export function PriceHistory() {
  const router = useRouter()
  const view = router.state.view === 'on-a-day' ? 'on-a-day' : 'changes'
  const id = typeof router.state.id === 'string' ? router.state.id : null
  return (
    <Card height="fill" overflow="auto" data-price-history>
      <Stack gap={4} padding={[3, 4]} style={{ maxWidth: 1100 }}>
        <Stack gap={3}>
          <Heading as="h1" size={2}>
            Price history
          </Heading>
          <Text size={1} muted>
            Every price that was published, in Arizona time. Drafts are not prices yet.
          </Text>
        </Stack>
        <Flex>
          <TabList gap={1}>
            {views.map(([name, title]) => (
              <Tab
                key={name}
                id={`price-history-tab-${name}`}
                aria-controls="price-history-panel"
                label={title}
                selected={name === view}
                onClick={() => router.navigate({ view: name })}
              />
            ))}
          </TabList>
        </Flex>
        <Box>
          <TabPanel id="price-history-panel" aria-labelledby={`price-history-tab-${view}`}>
            {view === 'changes' ? <ChangesView key={id} documentId={id} /> : <OnDayView />}
          </TabPanel>
        </Box>
      </Stack>
    </Card>
  )
}

/** What everything cost on a day, beside today's price. */
export function OnDayView() {
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const [shown, setShown] = useState('')
  const query = new URLSearchParams({ ...(date && { date }), ...(date && time && { time }) })
  const { answer, problem, refresh } = useAnswer<PricesOnDay>(`prices/on?${query}`)
  const items = answer?.items.filter((item) => shown === '' || item.cents !== item.todayCents)
  return (
    <Stack gap={4}>
      <Toolbar>
        <DateField
          label="Day"
          value={date || (answer ? clinicDate(new Date(answer.at)) : '')}
          onChange={setDate}
        />
        <DateField label="Time (empty: end of the day)" type="time" value={time} onChange={setTime} />
        <FilterSelect
          label="Show"
          value={shown}
          options={[
            ['', 'All prices'],
            ['different', 'Other than today'],
          ]}
          onChange={setShown}
        />
      </Toolbar>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!answer && !problem && <Waiting />}
      {answer && <Text role="status">{sentenceOf(answer)}</Text>}
      {items?.length === 0 && (
        <EmptyState title="Nothing to show" text="Every price was the same as today, or none is recorded." />
      )}
      {items && items.length > 0 && <OnDayTable items={items} />}
    </Stack>
  )
}

function sentenceOf({ at, items, recordedSince }: PricesOnDay): string {
  const then = new Date(at)
  const moment = `${clinicLongDate(then)}, ${clinicTime(then)}`
  if (!recordedSince) return 'No price is recorded yet.'
  if (at < new Date(recordedSince).toISOString())
    return `Nothing was recorded before ${clinicLongDate(new Date(recordedSince))}.`
  const count = items.filter(({ cents, todayCents }) => cents !== todayCents).length
  if (count === 0) return `${moment}: every price was the same as today.`
  return `${moment}: ${count} ${count === 1 ? 'price was' : 'prices were'} different from today’s.`
}

const columns = ['Item', 'What', 'That day', 'Today', 'Go back']

const OnDayTable = ({ items }: { items: PriceOnDay[] }) => (
  <Table caption="Prices on that day" columns={columns}>
    {items.map((item) => {
      const isDifferent = item.cents !== item.todayCents
      return (
        <Row key={`${item.documentId} ${item.field}`}>
          <Cell>
            <ItemLink {...item} />
          </Cell>
          <Cell>{item.label}</Cell>
          <Cell>{priceWords(item.cents)}</Cell>
          <Cell>
            <Flex gap={2} align="center" wrap="wrap">
              <Text size={1}>{priceWords(item.todayCents)}</Text>
              {isDifferent && <Badge tone="caution">other than that day</Badge>}
            </Flex>
          </Cell>
          <Cell>
            {isDifferent && item.cents !== null && <RestoreButton price={item} cents={item.cents} />}
          </Cell>
        </Row>
      )
    })}
  </Table>
)
