import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type EventFigures,
  type Rsvp,
  type RsvpChange,
  spotsLeft,
  spotsTaken,
} from '../../../../lib/people/rsvps/shared/rsvp.ts'
import { Moment } from '../ui/facts.tsx'
import { ListRow } from '../ui/list-row.tsx'
import { Problem } from '../ui/messages.tsx'
import { useChange } from '../ui/use-change.ts'

type EventRowProps = { event: EventFigures; now: string; isSelected: boolean }

export function EventRow({ event, now, isSelected }: EventRowProps) {
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

type RsvpActionsProps = { rsvp: Rsvp; event: EventFigures; onChanged: () => void }
type Question = { text: string; yes: string; change: RsvpChange }

/** What can be done with a reservation. What can't be undone, or goes beyond the spots, is asked once more. */
export function RsvpActions({ rsvp, event, onChanged }: RsvpActionsProps) {
  const { isBusy, problem, change } = useChange(onChanged)
  const [question, setQuestion] = useState<Question | null>(null)
  const set = async (body: RsvpChange) => {
    setQuestion(null)
    await change({ method: 'PATCH', path: `rsvps/${encodeURIComponent(event.id)}/${rsvp.id}`, body })
  }
  const name = `${rsvp.firstName} ${rsvp.lastName}`
  const button = (text: string, onClick: () => void) => (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text={text}
      aria-label={`${text}: ${name}`}
      disabled={isBusy}
      onClick={onClick}
    />
  )
  return (
    <Stack gap={3}>
      {question ? (
        <Confirm question={question} onYes={() => set(question.change)} onNo={() => setQuestion(null)} />
      ) : (
        <Flex gap={2} wrap="wrap">
          {rsvp.status === 'waiting' && button('Give a spot', () => giveSpot(rsvp, event, set, setQuestion))}
          {rsvp.status === 'confirmed' && button('Attended', () => set({ action: 'attend' }))}
          {rsvp.status === 'attended' && button('No-show', () => set({ action: 'unattend' }))}
          {rsvp.status !== 'attended' && button('Cancel', () => setQuestion(cancelling(name)))}
        </Flex>
      )}
      {problem && <Problem text={problem} />}
    </Stack>
  )
}

const cancelling = (name: string): Question => ({
  text: `Cancel the reservation of ${name}? They’ll get an email, and the spot goes to the waitlist.`,
  yes: 'Yes, cancel it',
  change: { action: 'cancel' },
})

function giveSpot(
  { partySize }: Rsvp,
  event: EventFigures,
  set: (change: RsvpChange) => void,
  ask: (question: Question) => void,
) {
  const left = spotsLeft(event)
  if (partySize <= left) return set({ action: 'promote' })
  ask({
    text: `${left === 0 ? 'No spot is' : `Only ${left} of ${partySize} spots are`} free. Let them in anyway?`,
    yes: 'Yes, beyond the number of spots',
    change: { action: 'promote', overCapacity: true },
  })
}

const Confirm = ({ question, onYes, onNo }: { question: Question; onYes: () => void; onNo: () => void }) => (
  <Card tone="caution" border radius={2} padding={3} role="alertdialog" aria-label={question.text}>
    <Flex gap={3} align="center" justify="space-between" wrap="wrap">
      <Text size={1}>{question.text}</Text>
      <Flex gap={2}>
        <Button tone="critical" fontSize={1} padding={2} text={question.yes} onClick={onYes} />
        <Button mode="ghost" fontSize={1} padding={2} text="No" autoFocus onClick={onNo} />
      </Flex>
    </Flex>
  </Card>
)
