import { Button, Flex, Stack, Text } from '@sanity/ui'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { Moment } from './facts.tsx'
import { Problem } from './messages.tsx'
import { useChange } from './use-change.ts'

type Props = {
  path: string
  exam: { by: string; at: string } | null
  now: string
  /** False where nothing will be given any more: a tick can still be taken back. */
  isNeeded?: boolean
  onChanged: () => void
}

/** Whether the Good Faith Exam is done; only a clinician says so. */
export function ExamCheck({ path, exam, now, isNeeded = true, onChanged }: Props) {
  const { role } = useStaff()
  const { isBusy, problem, change } = useChange(onChanged)
  if (!exam && !(isNeeded && mayDo(role, 'exams.write'))) return null
  return (
    <Stack gap={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text>
          {exam ? (
            <>
              ✓ Exam done by {exam.by}, <Moment at={exam.at} now={now} />
            </>
          ) : (
            'Exam not done yet'
          )}
        </Text>
        {mayDo(role, 'exams.write') && (
          <Button
            mode="ghost"
            fontSize={1}
            disabled={isBusy}
            text={exam ? 'Take it back' : 'Mark the exam as done'}
            onClick={() => change({ method: 'POST', path, body: { done: !exam } })}
          />
        )}
      </Flex>
      {problem && <Problem text={problem} />}
    </Stack>
  )
}
