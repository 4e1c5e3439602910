import { Badge, type BadgeTone, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Problem, Waiting } from './messages.tsx'
import { useAnswer } from './use-change.ts'

type Props<Answer> = {
  /** What the server is asked for. */
  path: string
  title: string
  /** What it means, and what it does not tell. */
  about: ReactNode
  /** What the list is of, for assistive technology. */
  label: string
  /** Said where the list has none. */
  empty?: (answer: Answer) => string
  line: (item: ItemOf<Answer>, answer: Answer, refresh: () => Promise<void>) => ReactNode
  keyOf: (item: ItemOf<Answer>) => string
}
type ItemOf<Answer> = Answer extends { items: (infer Item)[] } ? Item : never

/** A tab that only tells: its title, what it means, and a list that can be looked at again. */
export function Report<Answer extends { items: unknown[] }>(props: Props<Answer>) {
  const { path, title, about, label, empty, line, keyOf } = props
  const { answer, problem, refresh } = useAnswer<Answer>(path)
  const items = (answer?.items ?? []) as ItemOf<Answer>[]
  return (
    <Stack gap={4} padding={[3, 4]} style={{ maxWidth: 960 }}>
      <Flex gap={3} align="flex-start" justify="space-between" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: 240 }}>
          <Heading as="h2" size={1}>
            {title}
          </Heading>
          <Text size={1} muted style={{ maxWidth: 560 }}>
            {about}
          </Text>
        </Stack>
        <Button mode="ghost" fontSize={1} padding={3} text="Refresh" onClick={refresh} />
      </Flex>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!answer && !problem && <Waiting />}
      {answer && items.length === 0 && empty && (
        <Text size={1} muted>
          {empty(answer)}
        </Text>
      )}
      {answer && items.length > 0 && (
        <ul aria-label={label} style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
          {items.map((item) => (
            <li key={keyOf(item)}>{line(item, answer, refresh)}</li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

type LineProps = { title: string; badge: string; tone?: BadgeTone; children: ReactNode }

/** One thing of such a list, with a word or a count beside it. */
export const ReportLine = ({ title, badge, tone, children }: LineProps) => (
  <Card border radius={2} padding={3}>
    <Flex gap={3} align="flex-start" justify="space-between">
      <Stack gap={3} flex={1} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Heading as="h3" size={0}>
          {title}
        </Heading>
        {children}
      </Stack>
      <Badge {...(tone && { tone })} fontSize={1} padding={2} radius={2}>
        {badge}
      </Badge>
    </Flex>
  </Card>
)
