import { Badge, Flex, Stack, Text } from '@sanity/ui'
import {
  type EventFigures,
  type Rsvp,
  type RsvpStatus,
  rsvpStatusNames,
} from '../../../../lib/people/rsvps/shared/model.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/model.ts'
import { useStaff } from '../staff-context.ts'
import { Moment } from '../ui/moment.tsx'
import { RsvpActions } from './rsvp-actions.tsx'

type Props = { rsvp: Rsvp; event: EventFigures; now: string; onChanged: () => void }

const tones = {
  waiting: 'caution',
  confirmed: 'positive',
  attended: 'primary',
  cancelled: 'default',
} as const satisfies Record<RsvpStatus, string>

export function RsvpRow({ rsvp, event, now, onChanged }: Props) {
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
