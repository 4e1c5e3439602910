import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { BrowserError } from '../../../../lib/platform/browser-errors/shared.ts'
import { Moment } from '../ui/facts.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer } from '../ui/use-change.ts'

/** What went wrong in visitors' browsers in the last 30 days, for whoever looks after the site. */
export function ErrorsTab() {
  const { answer, problem, refresh } = useAnswer<{ items: BrowserError[]; now: string }>('browser-errors')
  return (
    <Stack gap={4} padding={[3, 4]} style={{ maxWidth: 960 }}>
      <Flex gap={3} align="flex-start" justify="space-between" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: 240 }}>
          <Heading as="h2" size={1}>
            What went wrong in visitors’ browsers
          </Heading>
          <Text size={1} muted style={{ maxWidth: 560 }}>
            One or two are nothing to worry about: old browsers and poor connections cause them. If one keeps
            coming back, send it to whoever looks after the site. Nothing here says who it happened to.
          </Text>
        </Stack>
        <Button mode="ghost" fontSize={1} padding={3} text="Look again" onClick={refresh} />
      </Flex>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!answer && !problem && <Waiting />}
      {answer?.items.length === 0 && (
        <Text size={1} muted>
          Nothing in the last 30 days.
        </Text>
      )}
      {answer && answer.items.length > 0 && (
        <ul aria-label="Errors" style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
          {answer.items.map((item) => (
            <li key={`${item.message} ${item.frame}`}>
              <ErrorLine item={item} now={answer.now} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

const ErrorLine = ({ item, now }: { item: BrowserError; now: string }) => (
  <Card border radius={2} padding={3}>
    <Flex gap={3} align="flex-start" justify="space-between">
      <Stack gap={3} flex={1} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Heading as="h3" size={0}>
          {item.message}
        </Heading>
        <Text size={1}>
          Last seen <Moment at={item.lastAt} now={now} /> on {item.path} in {item.browser}
        </Text>
        {(item.frame || item.digest) && (
          <Text size={1} muted>
            {[item.frame, item.digest && `in the server’s log: ${item.digest}`].filter(Boolean).join(' · ')}
          </Text>
        )}
      </Stack>
      <Badge fontSize={1} padding={2} radius={2}>
        {item.count === 1 ? 'Once' : `${item.count.toLocaleString('en-US')} times`}
      </Badge>
    </Flex>
  </Card>
)
