import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { momentAtClinic } from '../../../lib/platform/clinic-time/shared/model.ts'
import { MomentFields, momentProblem, type TypedMoment } from './moment-fields.tsx'

type Props = {
  label: string
  /** What the fields say at first. */
  title: string
  moment: TypedMoment
  now: string
  isBusy: boolean
  save: string
  cancel: string
  onSave: (fields: { title: string; dueAt: string }) => void
  onCancel: () => void
}

/** A name and a moment for a group. */
export function GroupForm(props: Props) {
  const { label, now, isBusy, onSave, onCancel } = props
  const [title, setTitle] = useState(props.title)
  const [moment, setMoment] = useState(props.moment)
  const [problem, setProblem] = useState<string | null>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wrong = title.trim() ? momentProblem(moment, now) : 'Please give the group a name.'
    setProblem(wrong)
    const dueAt = momentAtClinic(moment.date, moment.time)
    if (!wrong && dueAt) onSave({ title, dueAt: dueAt.toISOString() })
  }
  return (
    <Stack as="form" gap={3} onSubmit={save} noValidate aria-label={label}>
      <Stack as="label" gap={2}>
        <Text size={1}>Name of the group</Text>
        <TextInput value={title} maxLength={200} onChange={(event) => setTitle(event.currentTarget.value)} />
      </Stack>
      <MomentFields value={moment} onChange={setMoment} />
      <div role="alert">{problem && <Text size={1}>{problem}</Text>}</div>
      <Flex gap={2}>
        <Button type="submit" tone="primary" fontSize={1} text={props.save} disabled={isBusy} />
        <Button mode="ghost" fontSize={1} text={props.cancel} onClick={onCancel} />
      </Flex>
    </Stack>
  )
}
