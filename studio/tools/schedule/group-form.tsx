import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { momentAtClinic } from '../../../lib/clinic-time/model.ts'
import type { ScheduledGroup } from '../../../lib/schedule/model.ts'
import { MomentFields, momentProblem, typedMoment } from './moment-fields.tsx'

type Props = {
  group: ScheduledGroup
  now: string
  isBusy: boolean
  onSave: (fields: { title: string; dueAt: string }) => void
  onCancel: () => void
}

/** Another name or another moment for the whole group. */
export function GroupForm({ group, now, isBusy, onSave, onCancel }: Props) {
  const [title, setTitle] = useState(group.title)
  const [moment, setMoment] = useState(() => typedMoment(group.dueAt))
  const [problem, setProblem] = useState<string | null>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wrong = title.trim() ? momentProblem(moment, now) : 'Please give the group a name.'
    setProblem(wrong)
    const dueAt = momentAtClinic(moment.date, moment.time)
    if (!wrong && dueAt) onSave({ title, dueAt: dueAt.toISOString() })
  }
  return (
    <Stack as="form" gap={3} onSubmit={save} noValidate aria-label={`Change ${group.title}`}>
      <Stack as="label" gap={2}>
        <Text size={1}>Name of the group</Text>
        <TextInput value={title} maxLength={200} onChange={(event) => setTitle(event.currentTarget.value)} />
      </Stack>
      <MomentFields value={moment} onChange={setMoment} />
      <div role="alert">{problem && <Text size={1}>{problem}</Text>}</div>
      <Flex gap={2}>
        <Button type="submit" tone="primary" fontSize={1} text="Save" disabled={isBusy} />
        <Button mode="ghost" fontSize={1} text="Leave it as it was" onClick={onCancel} />
      </Flex>
    </Stack>
  )
}
