import { Button, Card, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import {
  type RequestChoices,
  type RequestDetail,
  requestStatuses,
} from '../../../../lib/care/requests/shared.ts'
import { useStaff } from '../staff-api.ts'
import { useDraft } from '../ui/drafts.ts'
import { NotSent, Problem } from '../ui/messages.tsx'
import { FilterSelect } from '../ui/toolbar.tsx'
import { useAnswer, useChange } from '../ui/use-change.ts'

/** A word for colleagues; the sender never sees it. */
export function NoteForm({ id, onChanged }: { id: string; onChanged: () => void }) {
  const [text = '', setText] = useDraft<string>(`note ${id}`)
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const emptyId = useId()
  const { isBusy, problem, change } = useChange(onChanged)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() === '') return field.current?.focus()
    if (await change({ method: 'POST', path: `requests/${id}/notes`, body: { text } })) setText(undefined)
  }
  return (
    <Stack as="form" gap={3} onSubmit={submit}>
      <Stack as="label" gap={2}>
        <Text size={1} muted>
          Note, only for colleagues
        </Text>
        <TextArea
          ref={field}
          rows={3}
          aria-invalid={isEmpty}
          aria-describedby={emptyId}
          value={text}
          onChange={(event) => setText(event.currentTarget.value || undefined)}
        />
      </Stack>
      <div id={emptyId}>
        {isEmpty && <Problem text="The note is empty: write what your colleagues should know." />}
      </div>
      {problem && <Problem text={problem} />}
      <Flex gap={3} align="center" wrap="wrap">
        <Button type="submit" text="Save the note" mode="ghost" disabled={isBusy} />
        <NotSent isKept={text !== ''} words="Not saved yet" onDiscard={() => setText(undefined)} />
      </Flex>
    </Stack>
  )
}

type RequestProps = { request: RequestDetail; onChanged: () => void }

/** A letter to the sender. What is typed stays when it can't be sent. */
export function ReplyForm({ request, onChanged }: RequestProps) {
  const empty = { subject: `Your message to us, #${request.reference}`, text: '' }
  const [draft, keep] = useDraft<typeof empty>(`reply ${request.id}`)
  const { subject, text } = draft ?? empty
  const [wrong, setWrong] = useState<'subject' | 'text' | null>(null)
  const wrongId = useId()
  const fields = { subject: useRef<HTMLInputElement>(null), text: useRef<HTMLTextAreaElement>(null) }
  const { isBusy, problem, change } = useChange(onChanged)
  if (!request.email)
    return <Text>The sender gave no email address{request.phone ? `: call ${request.phone}.` : '.'}</Text>
  const set = (some: Partial<typeof empty>) => {
    const next = { subject, text, ...some }
    keep(next.subject === empty.subject && next.text === '' ? undefined : next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const empty = subject.trim() === '' ? 'subject' : text.trim() === '' ? 'text' : null
    setWrong(empty)
    if (empty) return fields[empty].current?.focus()
    const body = { seen: request.updatedAt, subject, text }
    if (await change({ method: 'POST', path: `requests/${request.id}/replies`, body })) keep(undefined)
  }
  return (
    <Stack as="form" gap={4} onSubmit={submit} noValidate aria-label="Reply">
      <Text size={1} muted>
        To {request.email}, from the clinic. Email isn’t private: no medical details, please.
      </Text>
      <Stack as="label" gap={2}>
        <Text size={1} muted>
          Subject
        </Text>
        <TextInput
          ref={fields.subject}
          maxLength={150}
          value={subject}
          aria-invalid={wrong === 'subject'}
          aria-describedby={wrongId}
          onChange={(event) => set({ subject: event.currentTarget.value })}
        />
      </Stack>
      <Stack as="label" gap={2}>
        <Text size={1} muted>
          Text
        </Text>
        <TextArea
          ref={fields.text}
          rows={7}
          maxLength={8000}
          value={text}
          aria-invalid={wrong === 'text'}
          aria-describedby={wrongId}
          placeholder={`Hello ${request.name},`}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      </Stack>
      <div id={wrongId}>{wrong && <Problem text={sentences[wrong]} />}</div>
      {problem && <Problem text={problem} />}
      <Flex gap={3} align="center" wrap="wrap">
        <Button type="submit" tone="primary" text="Send the reply" disabled={isBusy} />
        <NotSent isKept={draft !== undefined} onDiscard={() => keep(undefined)} />
      </Flex>
    </Stack>
  )
}

const sentences = {
  subject: 'The reply needs a subject: one line on what it is about.',
  text: 'The reply has no text yet: write what you want to tell the sender.',
}

/** Whose it is and how far it is; a suspicious one first needs a word on what it is. */
export function RequestActions({ request, onChanged }: RequestProps) {
  const { isBusy, problem, change } = useChange(onChanged)
  const set = (some: object) =>
    change({ method: 'PATCH', path: `requests/${request.id}`, body: { seen: request.updatedAt, ...some } })
  return (
    <Stack gap={3}>
      {request.status === 'needs_review' ? (
        <Review reasons={request.reviewReasons} isBusy={isBusy} onDecide={(status) => set({ status })} />
      ) : (
        <Assignment request={request} isBusy={isBusy} onSet={set} />
      )}
      {problem && <Problem text={problem} />}
    </Stack>
  )
}

type ReviewProps = { reasons: string[]; isBusy: boolean; onDecide: (status: 'new' | 'closed') => void }

const Review = ({ reasons, isBusy, onDecide }: ReviewProps) => (
  <Card tone="caution" border radius={2} padding={4}>
    <Stack gap={4}>
      <Text weight="semibold">This may be spam. No one has been emailed yet.</Text>
      {reasons.length > 0 && <Text size={1}>{reasons.join(' · ')}</Text>}
      <Flex gap={2} wrap="wrap">
        <Button tone="primary" text="Not spam" disabled={isBusy} onClick={() => onDecide('new')} />
        <Button mode="ghost" text="Spam, close it" disabled={isBusy} onClick={() => onDecide('closed')} />
      </Flex>
    </Stack>
  </Card>
)

type AssignmentProps = { request: RequestDetail; isBusy: boolean; onSet: (some: object) => void }

function Assignment({ request, isBusy, onSet }: AssignmentProps) {
  const { email } = useStaff()
  const { answer: choices } = useAnswer<RequestChoices>('requests/choices')
  const { needs_review: _, ...statuses } = requestStatuses
  const current = request.assignee
  const people = choices?.people ?? []
  const others =
    people.some((person) => person.email === current?.email) || !current ? people : [current, ...people]
  return (
    <Flex gap={3} align="flex-end" wrap="wrap">
      <FilterSelect
        label="Assigned to"
        value={current?.email ?? ''}
        options={[['', 'Nobody'], ...others.map((person) => [person.email, person.name] as const)]}
        onChange={(assignee) => onSet({ assignee: assignee || null })}
      />
      <FilterSelect
        label="Status"
        value={request.status}
        options={Object.entries(statuses)}
        onChange={(status) => onSet({ status })}
      />
      {current?.email !== email && (
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="I’ll take it"
          disabled={isBusy}
          onClick={() => onSet({ assignee: email })}
        />
      )}
    </Flex>
  )
}
