import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { clinicStamp, momentAtClinic } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import type { Choice } from './choice.ts'

const kinds = [
  ['published', 'What visitors see now'],
  ['drafts', 'With all drafts'],
  ['future', 'On a future date'],
] as const

type Props = { choice: Choice; now: Date | null; onChoose: (choice: Choice) => void }

/** Which content is checked. */
export function ChoiceBar({ choice, now, onChoose }: Props) {
  const [kind, setKind] = useState(choice.kind)
  const choose = (next: Choice['kind']) => {
    setKind(next)
    if (next !== 'future') onChoose({ kind: next })
  }
  return (
    <Stack gap={4}>
      <Flex gap={1} role="group" aria-label="What is checked" wrap="wrap">
        {kinds.map(([name, title]) => (
          <Button
            key={name}
            mode={name === kind ? 'default' : 'bleed'}
            tone={name === kind ? 'primary' : 'default'}
            aria-pressed={name === kind}
            fontSize={1}
            padding={3}
            text={title}
            onClick={() => choose(name)}
          />
        ))}
      </Flex>
      {kind === 'future' && <MomentForm now={now} onChoose={onChoose} />}
    </Stack>
  )
}

function MomentForm({ now, onChoose }: Pick<Props, 'now' | 'onChoose'>) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const check = () => {
    const at = momentFrom(typed)
    const isLater = at && now && at > now
    setProblem(
      at ? (isLater ? null : 'That time has passed. Choose a later one.') : 'Choose a date and a time.',
    )
    if (isLater) onChoose({ kind: 'future', at })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <Stack gap={3}>
        <Flex gap={3} align="flex-end" wrap="wrap">
          <Stack as="label" gap={2}>
            <Text size={1} muted>
              Date and time in Arizona
            </Text>
            <TextInput
              type="datetime-local"
              fontSize={1}
              padding={3}
              min={now ? fieldTextOf(now) : undefined}
              value={typed}
              aria-invalid={problem !== null}
              aria-describedby={problem ? 'truth-moment-problem' : undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Stack>
          <Button
            type="submit"
            tone="primary"
            fontSize={1}
            padding={3}
            text="Check this moment"
            disabled={!now}
          />
        </Flex>
        {problem && (
          <Text size={1} role="alert" id="truth-moment-problem">
            {problem}
          </Text>
        )}
      </Stack>
    </form>
  )
}

/** What a field for date and time holds (`2027-01-01T08:00`) as a moment in Arizona; null when it is no date. */
export function momentFrom(typed: string): Date | null {
  const [date = '', time = ''] = typed.split('T')
  return momentAtClinic(date, time)
}

/** A moment as a field for date and time takes it. */
export const fieldTextOf = (at: Date): string => clinicStamp(at).replace(' ', 'T')
