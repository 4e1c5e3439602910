import { Box, Card, Flex, Heading, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui'
import { useRouter } from 'sanity/router'
import { ChangesView } from './changes-view.tsx'
import { OnDayView } from './on-day-view.tsx'

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
