import { Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { OwnFactor } from '../../../../lib/platform/staff-session/shared/second-factor.ts'
import { Moment } from '../ui/facts.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer } from '../ui/use-change.ts'
import { SetUp } from './set-up.tsx'

/** Your own second factor: whether it is on, and the way to one on another phone. */
export function SecondFactorTab() {
  const { answer, problem, refresh } = useAnswer<OwnFactor>('second-factor')
  const [round, setRound] = useState(0)
  if (!answer) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  const { isAsked, enrolledAt, recoveryCodesLeft, now } = answer
  return (
    <Stack gap={4} padding={[3, 4]} style={{ maxWidth: 640 }}>
      <Heading as="h2" size={1}>
        Your second factor
      </Heading>
      <Text size={1} muted>
        Refunds, downloads and changes of access ask for a code from an app on your phone, so a stolen
        password isn’t enough.
        {!isAsked && ' This site isn’t asking for it right now.'}
      </Text>
      <Text role="status">
        {enrolledAt ? (
          <>
            ✓ On since <Moment at={enrolledAt} now={now} />. Recovery codes left: {recoveryCodesLeft}.
          </>
        ) : (
          'Not set up yet'
        )}
      </Text>
      <SetUp
        key={round}
        startWords={enrolledAt ? 'Set up another phone' : 'Set it up'}
        doneWords="I’ve saved them"
        onDone={() => {
          setRound(round + 1)
          refresh()
        }}
      />
    </Stack>
  )
}
