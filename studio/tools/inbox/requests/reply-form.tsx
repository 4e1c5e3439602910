import { Button, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { RequestDetail } from '../../../../lib/care/requests/shared.ts'
import { useDraft } from '../ui/drafts.ts'
import { Problem } from '../ui/messages.tsx'
import { NotSent } from '../ui/not-sent.tsx'
import { useChange } from '../ui/use-change.ts'

type Props = { request: RequestDetail; onChanged: () => void }

/** A letter to the sender. What is typed stays when it can't be sent. */
export function ReplyForm({ request, onChanged }: Props) {
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
