import { Flex, Stack, Text, TextInput } from '@sanity/ui'
import { clinicStamp, momentAtClinic } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'

/** A date and a time as they are typed, at the clinic. */
export type TypedMoment = { date: string; time: string }

/** Midnight at the beginning of the next month, seen from the site's clock. */
export function nextMonth(now: string): TypedMoment {
  const [year = 0, month = 0] = clinicStamp(new Date(now)).slice(0, 7).split('-').map(Number)
  const next = month === 12 ? [year + 1, 1] : [year, month + 1]
  return { date: `${next[0]}-${String(next[1]).padStart(2, '0')}-01`, time: '00:00' }
}

/** A moment as these fields show it. */
export function typedMoment(at: string): TypedMoment {
  const [date = '', time = ''] = clinicStamp(new Date(at)).split(' ')
  return { date, time }
}

/** Why nothing can be planned for this moment, as a sentence; null when it can. */
export function momentProblem({ date, time }: TypedMoment, now: string): string | null {
  const moment = momentAtClinic(date, time)
  if (!moment) return 'Please give a date and a time.'
  return moment.getTime() <= Date.parse(now) ? 'That time has passed. Please choose a later one.' : null
}

type Props = { value: TypedMoment; onChange: (value: TypedMoment) => void; isDisabled?: boolean }

export const MomentFields = ({ value, onChange, isDisabled = false }: Props) => (
  <Flex gap={3} wrap="wrap">
    <Stack as="label" gap={2} style={{ flex: '1 1 150px' }}>
      <Text size={1}>Date</Text>
      <TextInput
        type="date"
        value={value.date}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...value, date: event.currentTarget.value })}
      />
    </Stack>
    <Stack as="label" gap={2} style={{ flex: '1 1 150px' }}>
      <Text size={1}>Time (Arizona)</Text>
      <TextInput
        type="time"
        value={value.time}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...value, time: event.currentTarget.value })}
      />
    </Stack>
  </Flex>
)
