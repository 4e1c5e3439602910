import { Box, Stack } from '@sanity/ui'
import { useRouter } from 'sanity/router'
import type { EventFigures } from '../../../../lib/people/rsvps/shared/model.ts'
import { Rows } from '../ui/list-row.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { Split } from '../ui/split.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { EventPane } from './event-pane.tsx'
import { EventRow } from './event-row.tsx'

type Events = { events: EventFigures[]; now: string }

/** On the left the events, the next one first; on the right who comes to one of them. */
export function RsvpsTab() {
  const { state } = useRouter()
  const id = typeof state.id === 'string' ? state.id : null
  const { answer, problem, refresh } = useAnswer<Events>('rsvps')
  return (
    <Split
      tab="rsvps"
      list={
        <Stack gap={4} padding={3}>
          {problem && <Problem text={problem} onRetry={refresh} />}
          {!answer && !problem && <Waiting />}
          {answer && !answer.events.some(isReservable) && (
            <EmptyState title="No events yet" text="Publish an event with spots, and guests can reserve." />
          )}
          {answer?.events.some(isReservable) && (
            <Rows label="Events">
              {inOrder(answer).map((event) => (
                <li key={event.id}>
                  <EventRow event={event} now={answer.now} isSelected={event.id === id} />
                </li>
              ))}
            </Rows>
          )}
        </Stack>
      }
      detail={id && <EventPane key={id} id={id} onChanged={refresh} />}
      placeholder={
        <Box paddingY={6}>
          <EmptyState title="Choose an event" text="See who’s coming, who’s waiting, and who came." />
        </Box>
      }
    />
  )
}

/** Those to come, the next one first; then those that are over, the latest first. */
function inOrder({ events: all, now }: Events): EventFigures[] {
  const events = all.filter(isReservable)
  const isOver = ({ endsAt }: EventFigures) => Date.parse(endsAt) <= Date.parse(now)
  return [...events.filter((event) => !isOver(event)), ...events.filter(isOver).reverse()]
}

const isReservable = ({ spots, rsvps }: EventFigures) => spots !== null || rsvps > 0
