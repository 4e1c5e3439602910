import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { type EventFigures, spotsTaken } from '../../../../lib/people/rsvps/shared/rsvp.ts'
import { Moment } from '../ui/facts.tsx'
import { ListRow } from '../ui/list-row.tsx'

type Props = { event: EventFigures; now: string; isSelected: boolean }

export function EventRow({ event, now, isSelected }: Props) {
  const { id, title, startsAt, waiting } = event
  return (
    <ListRow to={{ tab: 'rsvps', id }} isSelected={isSelected}>
      <Stack gap={3}>
        <Flex gap={2} align="center" justify="space-between" wrap="wrap">
          <Text weight="semibold">{title}</Text>
          <EventBadge event={event} now={now} />
        </Flex>
        <Text size={1} muted>
          <Moment at={startsAt} now={now} /> · {spotsTaken(event)}
          {waiting > 0 && ` · ${waiting} waiting`}
        </Text>
      </Stack>
    </ListRow>
  )
}

/** What is out of the ordinary about an event; nothing while it takes reservations. */
export function EventBadge({ event, now }: { event: EventFigures; now: string }) {
  const { spots, taken, isPublished, endsAt } = event
  const isOver = Date.parse(endsAt) <= Date.parse(now)
  if (!isPublished) return <Note tone="critical" text="Not published" />
  if (isOver) return <Note tone="default" text="Over" />
  if (spots !== null && taken > spots) return <Note tone="caution" text={`${taken - spots} over`} />
  if (spots !== null && taken === spots) return <Note tone="positive" text="Full" />
  return null
}

const Note = ({ tone, text }: { tone: 'critical' | 'caution' | 'positive' | 'default'; text: string }) => (
  <Badge tone={tone} fontSize={1} padding={2} radius={2}>
    {text}
  </Badge>
)
