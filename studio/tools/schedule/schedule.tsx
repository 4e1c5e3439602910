import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type {
  Schedule as ScheduleAnswer,
  ScheduledGroup,
} from '../../../lib/content/schedule/shared/schedule.ts'
import { momentAtClinic } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { mayDo } from '../../../lib/platform/staff-session/shared/permissions.ts'
import type { Staff } from '../../../lib/platform/staff-session/shared/roles.ts'
import { EmptyState, Problem, Waiting } from '../inbox/ui/messages.tsx'
import { useAnswer } from '../inbox/ui/use-change.ts'
import { GroupCard, PreviewButton } from './group-card.tsx'
import { MomentFields, momentProblem, nextMonth } from './moment-fields.tsx'

const everyMs = 10_000

/** What will change by itself, and what did. */
export function Schedule() {
  const { answer: staff, problem: stranger } = useAnswer<Staff>('me')
  const { answer, problem, refresh } = useAnswer<ScheduleAnswer>('schedule')
  useEffect(() => {
    const timer = setInterval(() => void refresh(), everyMs)
    return () => clearInterval(timer)
  }, [refresh])
  const mayChange = Boolean(staff && mayDo(staff.role, 'schedule.write'))
  return (
    <Card height="fill" overflow="auto" padding={[3, 4]}>
      <Stack gap={5} style={{ maxWidth: 960 }}>
        <Stack gap={3}>
          <Heading as="h1" size={2}>
            Schedule
          </Heading>
          <Text size={1} muted>
            Changes that publish automatically. To add one, change a document and choose “Schedule…” in the
            menu beside Publish.
          </Text>
        </Stack>
        {(problem ?? stranger) && <Problem text={problem ?? stranger ?? ''} onRetry={refresh} />}
        {!answer && !problem && <Waiting />}
        {answer && !answer.canPublish && (
          <Problem text="The site has no key that may publish (SANITY_WRITE_TOKEN), so nothing here is published automatically. Whoever runs the site can set it." />
        )}
        {answer && <PreviewMoment now={answer.now} />}
        {answer && (
          <Groups
            title="Planned"
            groups={answer.planned}
            now={answer.now}
            mayChange={mayChange}
            onChanged={refresh}
          >
            <EmptyState title="Nothing is planned" text="The site stays as it is until someone publishes." />
          </Groups>
        )}
        {answer && answer.past.length > 0 && (
          <Groups
            title="Done"
            groups={answer.past}
            now={answer.now}
            mayChange={mayChange}
            onChanged={refresh}
          />
        )}
        <Box paddingBottom={5} />
      </Stack>
    </Card>
  )
}

type GroupsProps = {
  title: string
  groups: ScheduledGroup[]
  now: string
  mayChange: boolean
  onChanged: () => Promise<void>
  /** Stands in for an empty list. */
  children?: ReactNode
}

const Groups = ({ title, groups, now, mayChange, onChanged, children }: GroupsProps) => (
  <Stack as="section" gap={3} aria-label={title}>
    <Heading as="h2" size={1}>
      {title}
    </Heading>
    {groups.length === 0 && children}
    {groups.map((group) => (
      <GroupCard key={group.id} group={group} now={now} mayChange={mayChange} onChanged={onChanged} />
    ))}
  </Stack>
)

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
