import { Badge, Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useRouter } from 'sanity/router'
import {
  type EventFigures,
  type EventRsvps,
  type Rsvp,
  type RsvpStatus,
  rsvpStatuses,
  rsvpStatusNames,
  spotsTaken,
} from '../../../../lib/people/rsvps/shared/rsvp.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Moment } from '../ui/facts.tsx'
import { Rows, Split } from '../ui/list-row.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { FilterSelect, SearchField, Toolbar } from '../ui/toolbar.tsx'
import { useAnswer } from '../ui/use-change.ts'
import { EventBadge, EventRow, RsvpActions } from './event-row.tsx'

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

/** One event with its guests. `onChanged`: its figures are others now. */
export function EventPane({ id, onChanged }: { id: string; onChanged: () => void }) {
  const { role } = useStaff()
  const { answer, problem, refresh } = useAnswer<EventRsvps>(`rsvps/${encodeURIComponent(id)}`)
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('')
  const found = useMemo(() => filtered(answer?.rsvps ?? [], search, status), [answer, search, status])
  if (!answer) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  const changed = () => {
    void refresh()
    onChanged()
  }
  const statuses = rsvpStatuses.map((one) => [one, rsvpStatusNames[one]] as const)
  return (
    <Stack as="article" aria-labelledby="event-heading" gap={4} padding={4}>
      <EventHeading {...answer} />
      {problem && <Problem text={problem} onRetry={refresh} />}
      <Toolbar>
        <SearchField label="Name, email, phone" value={search} onSearch={setSearch} />
        <FilterSelect
          label="Status"
          value={status}
          options={[['', 'All'], ...statuses]}
          onChange={setStatus}
        />
        {mayDo(role, 'rsvps.write') && (
          <DownloadButton text="CSV" path={`rsvps/${encodeURIComponent(id)}/csv`} />
        )}
      </Toolbar>
      {found.length === 0 ? (
        <EmptyState
          title={answer.rsvps.length === 0 ? 'Nobody has reserved yet' : 'Nobody found'}
          text={
            answer.rsvps.length === 0
              ? 'Reservations from the events page appear here.'
              : 'Try other words or another status.'
          }
        />
      ) : (
        <ul aria-label="Guests" style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
          {found.map((rsvp) => (
            <li key={rsvp.id}>
              <Card border radius={2} padding={3}>
                <RsvpRow rsvp={rsvp} event={answer.event} now={answer.now} onChanged={changed} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

const EventHeading = ({ event, now }: { event: EventFigures; now: string }) => (
  <Stack gap={3}>
    <Flex gap={3} align="center" wrap="wrap">
      <Heading as="h2" id="event-heading" size={2}>
        {event.title}
      </Heading>
      <EventBadge event={event} now={now} />
    </Flex>
    <Text muted size={1}>
      <Moment at={event.startsAt} now={now} />
      {event.location && ` · ${event.location}`}
    </Text>
    <Text role="status">
      {spotsTaken(event)} · {event.waiting} waiting · {event.attended} came
    </Text>
    {!event.isPublished && event.rsvps > 0 && (
      <Card tone="critical" border radius={2} padding={3}>
        <Text size={1}>
          This event is no longer published, and its guests do not know. If it is canceled, please cancel
          their reservations: each guest gets an email.
        </Text>
      </Card>
    )}
  </Stack>
)

function filtered(rsvps: Rsvp[], search: string, status: string): Rsvp[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rsvps.filter((rsvp) => {
    const text = `${rsvp.firstName} ${rsvp.lastName} ${rsvp.email} ${rsvp.phone ?? ''}`.toLowerCase()
    return (!status || rsvp.status === status) && words.every((word) => text.includes(word))
  })
}

type Props = { rsvp: Rsvp; event: EventFigures; now: string; onChanged: () => void }

const tones = {
  waiting: 'caution',
  confirmed: 'positive',
  attended: 'primary',
  cancelled: 'default',
} as const satisfies Record<RsvpStatus, string>

function RsvpRow({ rsvp, event, now, onChanged }: Props) {
  const { role } = useStaff()
  const { firstName, lastName, email, phone, partySize, status, position, createdAt } = rsvp
  return (
    <Stack gap={3} style={{ overflowWrap: 'anywhere' }}>
      <Flex gap={2} align="center" justify="space-between" wrap="wrap">
        <Text weight="semibold">
          {firstName} {lastName}
          {partySize > 1 && ` · ${partySize} people`}
        </Text>
        <Badge tone={tones[status]} fontSize={1} padding={2} radius={2}>
          {rsvpStatusNames[status]}
          {position !== null && `, number ${position}`}
        </Badge>
      </Flex>
      <Text size={1} muted>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && ` · ${phone}`} · reserved <Moment at={createdAt} now={now} />
      </Text>
      {status !== 'cancelled' && mayDo(role, 'rsvps.write') && (
        <RsvpActions rsvp={rsvp} event={event} onChanged={onChanged} />
      )}
    </Stack>
  )
}
