import { Button, Card, Checkbox, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, useEffect, useState } from 'react'
import { type SanityDocument, useDocumentOperation } from 'sanity'
import type { PlannedDocument } from '../../../lib/content/schedule/shared/schedule.ts'
import { clinicMoment, momentAtClinic } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { useStaffApi } from '../inbox/staff-api.ts'
import { Problem, Waiting } from '../inbox/ui/messages.tsx'
import { MomentFields, momentProblem, nextMonth, type TypedMoment } from './moment-fields.tsx'
import { usePlanned } from './use-planned.ts'
import { replacedWords } from './words.ts'

type Props = { id: string; type: string; draft: SanityDocument; isNew: boolean; onClose: () => void }

/** When the draft shall be published, and together with what. */
export function ScheduleDialog(props: Props) {
  const { planned, refresh } = usePlanned()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    refresh().catch((error: Error) => setProblem(error.message))
  }, [refresh])
  if (problem) return <Problem text={problem} />
  return planned ? (
    <Form
      {...props}
      now={planned.now}
      groups={planned.groups}
      before={planned.documents.filter(({ documentId }) => documentId === props.id)}
      onPlanned={refresh}
    />
  ) : (
    <Waiting />
  )
}

type FormProps = Props & {
  now: string
  groups: { id: string; title: string; dueAt: string }[]
  /** Where this document is planned already. */
  before: PlannedDocument[]
  onPlanned: () => Promise<void>
}

function Form({ id, type, draft, isNew, now, groups, before, onPlanned, onClose }: FormProps) {
  const api = useStaffApi()
  const toast = useToast()
  const { discardChanges } = useDocumentOperation(id, type)
  const [group, setGroup] = useState('')
  const [title, setTitle] = useState('')
  const [moment, setMoment] = useState<TypedMoment>(() => nextMonth(now))
  // One plan is meant to change; of several only the person knows which.
  const [replaced, setReplaced] = useState(before.length === 1 ? before.map(({ groupId }) => groupId) : [])
  const [isDiscarded, setDiscarded] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const dueAt = momentAtClinic(moment.date, moment.time)?.toISOString()
  const to = group ? (groups.find((one) => one.id === group)?.dueAt ?? null) : (dueAt ?? null)
  const same = before.find(({ groupId }) => groupId === group)
  const others = before.filter(({ groupId }) => groupId !== group)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = group ? null : title.trim() ? momentProblem(moment, now) : 'Please give the group a name.'
    setProblem(wrong)
    if (wrong || isBusy) return
    setBusy(true)
    try {
      const target = group ? { id: group } : { title, dueAt }
      const insteadOf = others.map(({ groupId }) => groupId).filter((one) => replaced.includes(one))
      const body = { document: id, draftRevision: draft._rev, group: target, insteadOf }
      await api.change('POST', 'schedule', body)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
      return
    }
    if (isDiscarded && !isNew && !discardChanges.disabled) discardChanges.execute()
    toast.push({ status: 'success', title: 'The change is planned. You’ll find it under Schedule.' })
    onPlanned().catch(() => undefined)
    onClose()
  }

  return (
    <Stack as="form" gap={4} onSubmit={submit} noValidate>
      {groups.length > 0 && (
        <Stack as="label" gap={2}>
          <Text size={1}>Together with</Text>
          <Select value={group} onChange={(event) => setGroup(event.currentTarget.value)}>
            <option value="">Nothing yet: a new group</option>
            {groups.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title} ({clinicMoment(new Date(one.dueAt), new Date(now))})
              </option>
            ))}
          </Select>
        </Stack>
      )}
      {!group && (
        <>
          <Stack as="label" gap={2}>
            <Text size={1}>Name of the group</Text>
            <TextInput
              value={title}
              placeholder="Such as: December prices"
              maxLength={200}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          </Stack>
          <MomentFields value={moment} onChange={setMoment} />
        </>
      )}
      {before.length > 0 && (
        <Replaced same={same} others={others} replaced={replaced} to={to} now={now} onChange={setReplaced} />
      )}
      {isNew ? (
        <Text size={1} muted>
          The draft stays until then; no one sees it before.
        </Text>
      ) : (
        <Flex as="label" gap={3} align="center">
          <Checkbox checked={isDiscarded} onChange={(event) => setDiscarded(event.currentTarget.checked)} />
          <Text size={1}>Discard the draft afterward, so no one publishes it too early</Text>
        </Flex>
      )}
      <div role="alert">
        {problem && (
          <Card tone="critical" border radius={2} padding={3}>
            <Text size={1}>{problem}</Text>
          </Card>
        )}
      </div>
      <Flex gap={2} justify="flex-end">
        <Button mode="ghost" text="Don’t schedule" onClick={onClose} />
        <Button type="submit" tone="primary" text="Schedule" disabled={isBusy} />
      </Flex>
    </Stack>
  )
}

type ReplacedProps = {
  /** What the chosen group itself has planned for the document. */
  same: PlannedDocument | undefined
  /** What other groups have planned for it. */
  others: PlannedDocument[]
  replaced: string[]
  to: string | null
  now: string
  onChange: (replaced: string[]) => void
}

/** The document is planned already: what of that is replaced, from which moment to which, and what stays besides. */
const Replaced = ({ same, others, replaced, to, now, onChange }: ReplacedProps) => (
  <Card border radius={2} padding={3} role="group" aria-label="This document is planned already">
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        This document is planned already.
      </Text>
      {same && <Text size={1}>Replaces what “{same.title}” has for it; the moment stays the same.</Text>}
      {others.map((one) => {
        const isReplaced = replaced.includes(one.groupId)
        return (
          <Flex as="label" key={one.groupId} gap={3} align="center">
            <Checkbox
              checked={isReplaced}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked
                    ? [...replaced, one.groupId]
                    : replaced.filter((id) => id !== one.groupId),
                )
              }
            />
            <Text size={1}>
              Replace {replacedWords(one, to, now)}
              {!isReplaced && '. As it is, both will be published.'}
            </Text>
          </Flex>
        )
      })}
    </Stack>
  </Card>
)
