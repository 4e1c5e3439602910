import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { moneyOf } from '../../../../lib/care/estimates/shared.ts'
import { clinicStamp } from '../../../../lib/platform/clinic-time/shared/model.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import type { EstimateState } from './use-estimate.ts'

/** Every version as it went out, whether it was opened, and the code that opens it. */
export function SentVersions({ state, isReadOnly }: { state: EstimateState; isReadOnly: boolean }) {
  const { work, code, isBusy, renewCode } = state
  if (!work || work.versions.length === 0) return null
  return (
    <Stack gap={4}>
      <Heading as="h3" size={1}>
        Sent
      </Heading>
      {code && (
        <Card border radius={2} padding={4} tone="positive" role="status">
          <Stack gap={3}>
            <Text>
              Tell the patient this code
              {work.request.phone && <>, by phone or text to {work.request.phone}</>}. It is shown only now.
            </Text>
            <Text size={4} weight="semibold" style={{ letterSpacing: '0.2em', fontFamily: 'monospace' }}>
              <span data-testid="estimate-code">{code}</span>
            </Text>
          </Stack>
        </Card>
      )}
      {work.versions.map(({ number, totalCents, by, sentAt, viewedAt }) => (
        <Card key={number} border radius={2} padding={3}>
          <Flex gap={3} align="center" wrap="wrap" justify="space-between">
            <Stack gap={3}>
              <Text weight="semibold">
                Version {number}, {moneyOf(totalCents)}
              </Text>
              <Text size={1} muted>
                Sent {clinicStamp(new Date(sentAt))} by {by}.{' '}
                {viewedAt ? `Opened ${clinicStamp(new Date(viewedAt))}.` : 'Not opened yet.'}
              </Text>
            </Stack>
            <DownloadButton text={`PDF of version ${number}`} path={`${state.path}/pdf?version=${number}`} />
          </Flex>
        </Card>
      ))}
      {!isReadOnly && (
        <Flex gap={3} align="center" wrap="wrap">
          <Button text="Make a new code" mode="ghost" fontSize={1} disabled={isBusy} onClick={renewCode} />
          <Text size={1} muted>
            The previous code will stop working.
          </Text>
        </Flex>
      )}
    </Stack>
  )
}
