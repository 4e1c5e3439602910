import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import {
  type TroubleReport,
  troubleSentences,
  type WidgetTrouble,
  widgetTitles,
} from '../../../../lib/care/widgets/shared/failure.ts'
import { Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer } from '../ui/use-change.ts'

/** How the blocks of others did in the last 7 and 30 days. */
export function WidgetsTab() {
  const { answer, problem, refresh } = useAnswer<TroubleReport>('widgets')
  return (
    <Stack gap={4} padding={[3, 4]} style={{ maxWidth: 960 }}>
      <Flex gap={3} align="flex-start" justify="space-between" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: 240 }}>
          <Heading as="h2" size={1}>
            Third-party widgets on the site
          </Heading>
          <Text size={1} muted style={{ maxWidth: 560 }}>
            When one doesn’t load, visitors are offered the phone and, where it helps, a callback. Only how
            often is counted, never who or where.
          </Text>
        </Stack>
        <Button mode="ghost" fontSize={1} padding={3} text="Look again" onClick={refresh} />
      </Flex>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!answer && !problem && <Waiting />}
      {answer && (
        <ul aria-label="Blocks" style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
          {answer.items.map((item) => (
            <li key={item.widget}>
              <WidgetLine item={item} today={answer.today} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

const looks = {
  failing: { tone: 'critical', text: 'Not loading' },
  slow: { tone: 'caution', text: 'Slow' },
  fine: { tone: 'positive', text: 'Fine' },
} as const

/** As it is in these seven days. */
const lookOf = ({ failed, slow }: WidgetTrouble) =>
  failed.last7 > 0 ? looks.failing : slow.last7 > 0 ? looks.slow : looks.fine

function WidgetLine({ item, today }: { item: WidgetTrouble; today: string }) {
  const sentences = troubleSentences(item, today)
  const { tone, text } = lookOf(item)
  return (
    <Card border radius={2} padding={3}>
      <Flex gap={3} align="flex-start" justify="space-between">
        <Stack gap={3} flex={1}>
          <Heading as="h3" size={0}>
            {widgetTitles[item.widget]}
          </Heading>
          {sentences.length === 0 && (
            <Text size={1} muted>
              No trouble in the last 30 days.
            </Text>
          )}
          {sentences.map((sentence) => (
            <Text key={sentence} size={1}>
              {sentence}
            </Text>
          ))}
        </Stack>
        <Badge tone={tone} fontSize={1} padding={2} radius={2}>
          {text}
        </Badge>
      </Flex>
    </Card>
  )
}
