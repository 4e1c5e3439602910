import { Button, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { OcotilloStem } from './ocotillo-stem.tsx'

/** Nothing is here, and that is fine: says what will come, or what to do. */
export function EmptyState({ title, text }: { title: string; text: string }) {
  return (
    <Flex align="center" justify="center" padding={5}>
      <Stack gap={4} style={{ maxWidth: 360, textAlign: 'center', justifyItems: 'center' }}>
        <OcotilloStem />
        <Heading as="h2" size={1} align="center">
          {title}
        </Heading>
        <Text muted align="center">
          {text}
        </Text>
      </Stack>
    </Flex>
  )
}

/** Something failed: the server's own sentence, and the way to try again. */
export function Problem({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <Card role="alert" tone="critical" border radius={2} padding={4}>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Text>{text}</Text>
        {onRetry && <Button text="Try again" mode="ghost" onClick={onRetry} />}
      </Flex>
    </Card>
  )
}

export const Waiting = () => (
  <Flex align="center" justify="center" padding={5} role="img" aria-label="Loading">
    <Spinner muted />
  </Flex>
)
