import { Flex, Stack, Text } from '@sanity/ui'
import { dueOf, type RequestRow, requestStatuses } from '../../../../lib/care/requests/shared.ts'
import { DueBadge } from '../ui/due-badge.tsx'
import { Moment } from '../ui/facts.tsx'
import { ListRow } from '../ui/list-row.tsx'

type Props = { request: RequestRow; now: string; isSelected: boolean }

export function RequestRowCard({ request, now, isSelected }: Props) {
  const { id, name, formTitle, status, assignee, createdAt, redactedAt } = request
  return (
    <ListRow to={{ tab: 'requests', id }} isSelected={isSelected}>
      <Stack gap={3}>
        <Flex gap={2} align="center" justify="space-between" wrap="wrap">
          <Text weight="semibold">{name}</Text>
          <DueBadge due={dueOf(request, new Date(now))} />
        </Flex>
        <Flex gap={3} justify="space-between" wrap="wrap">
          <Text size={1} muted>
            {capitalized(formTitle)} · <Moment at={createdAt} now={now} />
          </Text>
          <Text size={1} muted>
            {requestStatuses[status]} · {assignee ? assignee.name : 'nobody yet'}
            {redactedAt && (
              <>
                {' '}
                · details removed <Moment at={redactedAt} now={now} />
              </>
            )}
          </Text>
        </Flex>
      </Stack>
    </ListRow>
  )
}

export const capitalized = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())
