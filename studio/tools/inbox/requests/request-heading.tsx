import { Flex, Heading, Stack, Text } from '@sanity/ui'
import { dueOf, type RequestDetail } from '../../../../lib/care/requests/shared.ts'
import { DueBadge } from '../ui/due-badge.tsx'
import { Moment } from '../ui/moment.tsx'
import { capitalized } from './request-row.tsx'

export const RequestHeading = ({ request, now }: { request: RequestDetail; now: string }) => (
  <Stack gap={3}>
    <Flex gap={3} align="center" wrap="wrap">
      <Heading as="h2" id="request-heading" size={2} style={{ overflowWrap: 'anywhere' }}>
        {request.name}
      </Heading>
      <DueBadge due={dueOf(request, new Date(now))} />
    </Flex>
    <Text muted size={1}>
      {capitalized(request.formTitle)} · <Moment at={request.createdAt} now={now} /> · reference #
      {request.reference}
    </Text>
  </Stack>
)
