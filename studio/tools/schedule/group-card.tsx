import { LaunchIcon } from '@sanity/icons/Launch'
import { Badge, Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, useState } from 'react'
import type { ScheduledGroup } from '../../../lib/content/schedule/shared/schedule.ts'
import { momentAtClinic } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { useStaffApi } from '../inbox/staff-api.ts'
import { Problem } from '../inbox/ui/messages.tsx'
import { useChange } from '../inbox/ui/use-change.ts'
import { ChangeRow } from './change-row.tsx'
import { MomentFields, momentProblem, nextMonth, type TypedMoment, typedMoment } from './moment-fields.tsx'
import { stateSentence, stateTitles, stateTones } from './words.ts'

type GroupCardProps = {
  group: ScheduledGroup
  now: string
  mayChange: boolean
  onChanged: () => Promise<void>
}

/** Documents that change together: when, how it stands, and what changes in each. */
export function GroupCard({ group, now, mayChange, onChanged }: GroupCardProps) {
  const [form, setForm] = useState<'edit' | 'return' | null>(null)
  const { isBusy, problem, change } = useChange(onChanged)
  const ask = (body: object) =>
    change({ method: 'PATCH', path: `schedule/${group.id}`, body: { seen: group.version, ...body } })
  const isOpen = (group.state === 'planned' || group.state === 'failed') && !group.isUnderWay
  const isCancelled = group.state === 'cancelled'
  const hasBefore = !isCancelled && group.changes.some(({ before }) => before)
  const close = () => setForm(null)
  const formProps = { now, isBusy, onCancel: close }
  return (
    <Card as="article" border radius={3} padding={4} aria-labelledby={`group-${group.id}`}>
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Heading as="h3" size={1} id={`group-${group.id}`}>
            {group.title}
          </Heading>
          <Badge tone={stateTones[group.state]} fontSize={1} padding={2} radius={2}>
            {stateTitles[group.state]}
          </Badge>
        </Flex>
        <Text size={1} muted={group.state !== 'failed'} role="status">
          {stateSentence(group, now)} Planned by {group.by}.
        </Text>
        {form === 'edit' && isOpen && (
          <GroupForm
            {...formProps}
            label={`Change ${group.title}`}
            title={group.title}
            moment={typedMoment(group.dueAt)}
            save="Save"
            cancel="Leave it as it was"
            onSave={async (fields) => {
              if (await ask({ action: 'edit', ...fields })) close()
            }}
          />
        )}
        {form === 'return' && (
          <GroupForm
            {...formProps}
            label={`Change ${group.title} back`}
            title={`End of ${group.title}`.slice(0, 200)}
            moment={nextMonth(group.dueAt > now ? group.dueAt : now)}
            save="Plan the change back"
            cancel="Don’t change it back"
            onSave={async (fields) => {
              if (await ask({ action: 'return', ...fields })) close()
            }}
          />
        )}
        <ul
          aria-label="Documents"
          style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
        >
          {group.changes.map((one) => (
            <ChangeRow
              key={one.documentId}
              change={one}
              mayEdit={mayChange && (isOpen || isCancelled)}
              isBusy={isBusy}
              onRemove={isOpen ? () => ask({ action: 'remove', document: one.documentId }) : null}
            />
          ))}
        </ul>
        {problem && <Problem text={problem} />}
        <GroupActions
          group={group}
          mayChange={mayChange && isOpen && !form}
          mayReturn={mayChange && hasBefore && !group.isUnderWay && !form}
          isBusy={isBusy}
          onOpen={setForm}
          onAsk={ask}
        />
      </Stack>
    </Card>
  )
}

type GroupFormProps = {
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
function GroupForm(props: GroupFormProps) {
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

type GroupActionsProps = {
  group: ScheduledGroup
  mayChange: boolean
  mayReturn: boolean
  isBusy: boolean
  onOpen: (form: 'edit' | 'return') => void
  onAsk: (body: object) => Promise<object | null>
}

const questions = {
  run: { question: 'Publish all of this now?', yes: 'Yes, publish now' },
  cancel: { question: 'Cancel this? Nothing of it will be published.', yes: 'Yes, cancel it' },
} as const

/** What can be done with a group; what can't be taken back asks once more. */
function GroupActions({ group, mayChange, mayReturn, isBusy, onOpen, onAsk }: GroupActionsProps) {
  const [asking, setAsking] = useState<keyof typeof questions | null>(null)
  if (asking && mayChange) {
    const { question, yes } = questions[asking]
    return (
      <Flex key={asking} gap={2} align="center" wrap="wrap" role="group" aria-label={question}>
        <Text size={1} weight="semibold" role="status">
          {question}
        </Text>
        <Button
          tone={asking === 'cancel' ? 'critical' : 'primary'}
          fontSize={1}
          text={yes}
          disabled={isBusy}
          onClick={() => onAsk({ action: asking }).finally(() => setAsking(null))}
        />
        <Button mode="ghost" fontSize={1} text="No" autoFocus onClick={() => setAsking(null)} />
      </Flex>
    )
  }
  const isOpen = group.state === 'planned' || group.state === 'failed'
  return (
    <Flex gap={2} wrap="wrap">
      {isOpen && <PreviewButton at={group.dueAt} text="Preview this moment" />}
      {mayChange && (
        <Button mode="ghost" fontSize={1} text="Change name or time" onClick={() => onOpen('edit')} />
      )}
      {mayReturn && (
        <Button mode="ghost" fontSize={1} text="Change back later" onClick={() => onOpen('return')} />
      )}
      {mayChange && <Button mode="ghost" fontSize={1} text="Publish now" onClick={() => setAsking('run')} />}
      {mayChange && (
        <Button
          mode="ghost"
          tone="critical"
          fontSize={1}
          text="Cancel this change"
          onClick={() => setAsking('cancel')}
        />
      )}
    </Flex>
  )
}

/** Opens the whole site, in a new tab, as it will be at this moment. */
export function PreviewButton({ at, text }: { at: string; text: string }) {
  const api = useStaffApi()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    // Opened in the click itself: a browser blocks what comes later.
    const tab = window.open('about:blank', '_blank')
    try {
      const { path } = await api.change<{ path: string }>('POST', 'schedule/preview', { at })
      if (tab) tab.location.href = path
      else window.location.assign(path)
    } catch (error) {
      tab?.close()
      toast.push({ status: 'error', title: error instanceof Error ? error.message : String(error) })
    }
    setBusy(false)
  }
  return <Button mode="ghost" fontSize={1} icon={LaunchIcon} text={text} disabled={isBusy} onClick={open} />
}
