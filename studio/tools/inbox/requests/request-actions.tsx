import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import {
  type RequestChoices,
  type RequestDetail,
  requestStatuses,
} from '../../../../lib/care/requests/shared.ts'
import { useStaff } from '../staff-api.ts'
import { Problem } from '../ui/messages.tsx'
import { FilterSelect } from '../ui/toolbar.tsx'
import { useAnswer, useChange } from '../ui/use-change.ts'

type Props = { request: RequestDetail; onChanged: () => void }

/** Whose it is and how far it is; a suspicious one first needs a word on what it is. */
export function RequestActions({ request, onChanged }: Props) {
  const { isBusy, problem, change } = useChange(onChanged)
  const set = (some: object) =>
    change({ method: 'PATCH', path: `requests/${request.id}`, body: { seen: request.updatedAt, ...some } })
  return (
    <Stack gap={3}>
      {request.status === 'needs_review' ? (
        <Review reasons={request.reviewReasons} isBusy={isBusy} onDecide={(status) => set({ status })} />
      ) : (
        <Assignment request={request} isBusy={isBusy} onSet={set} />
      )}
      {problem && <Problem text={problem} />}
    </Stack>
  )
}

type ReviewProps = { reasons: string[]; isBusy: boolean; onDecide: (status: 'new' | 'closed') => void }

const Review = ({ reasons, isBusy, onDecide }: ReviewProps) => (
  <Card tone="caution" border radius={2} padding={4}>
    <Stack gap={4}>
      <Text weight="semibold">This may be spam. Nobody was written to yet.</Text>
      {reasons.length > 0 && <Text size={1}>{reasons.join(' · ')}</Text>}
      <Flex gap={2} wrap="wrap">
        <Button tone="primary" text="Not spam" disabled={isBusy} onClick={() => onDecide('new')} />
        <Button mode="ghost" text="Spam, close it" disabled={isBusy} onClick={() => onDecide('closed')} />
      </Flex>
    </Stack>
  </Card>
)

type AssignmentProps = { request: RequestDetail; isBusy: boolean; onSet: (some: object) => void }

function Assignment({ request, isBusy, onSet }: AssignmentProps) {
  const { email } = useStaff()
  const { answer: choices } = useAnswer<RequestChoices>('requests/choices')
  const { needs_review: _, ...statuses } = requestStatuses
  const current = request.assignee
  const people = choices?.people ?? []
  const others =
    people.some((person) => person.email === current?.email) || !current ? people : [current, ...people]
  return (
    <Flex gap={3} align="flex-end" wrap="wrap">
      <FilterSelect
        label="Assigned to"
        value={current?.email ?? ''}
        options={[['', 'Nobody'], ...others.map((person) => [person.email, person.name] as const)]}
        onChange={(assignee) => onSet({ assignee: assignee || null })}
      />
      <FilterSelect
        label="Status"
        value={request.status}
        options={Object.entries(statuses)}
        onChange={(status) => onSet({ status })}
      />
      {current?.email !== email && (
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="I take it"
          disabled={isBusy}
          onClick={() => onSet({ assignee: email })}
        />
      )}
    </Flex>
  )
}
