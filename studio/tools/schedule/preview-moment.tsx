import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { momentAtClinic } from '../../../lib/platform/clinic-time/shared/model.ts'
import { MomentFields, momentProblem, nextMonth } from './moment-fields.tsx'
import { PreviewButton } from './preview-button.tsx'

/** The way to look at the site as it will be at any moment. */
export function PreviewMoment({ now }: { now: string }) {
  const [moment, setMoment] = useState(() => nextMonth(now))
  const problem = momentProblem(moment, now)
  const at = momentAtClinic(moment.date, moment.time)
  return (
    <Card as="section" border radius={3} padding={4} aria-label="Preview a day">
      <Stack gap={3}>
        <Text size={1}>See the whole site as it will be, with everything that is planned by then.</Text>
        <Flex gap={3} align="flex-end" wrap="wrap">
          <Box style={{ flex: '1 1 320px', maxWidth: 480 }}>
            <MomentFields value={moment} onChange={setMoment} />
          </Box>
          {at && !problem && <PreviewButton at={at.toISOString()} text="Preview this day" />}
        </Flex>
        {problem && (
          <Text size={1} role="status">
            {problem}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
