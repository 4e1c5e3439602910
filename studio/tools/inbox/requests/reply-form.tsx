import { Button, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import type { RequestDetail } from '../../../../lib/requests/model.ts'
import { Problem } from '../ui/messages.tsx'
import { useChange } from '../ui/use-change.ts'
import { useDraft } from '../ui/use-draft.ts'

type Props = { request: RequestDetail; onChanged: () => void }

/** A letter to the sender. What is typed stays when it can't be sent. */
export function ReplyForm({ request, onChanged }: Props) {
  const [subject, setSubject] = useState(`Your message to us, #${request.reference}`)
  const [text, setText] = useDraft(`reply ${request.id}`)
  const { isBusy, problem, change } = useChange(onChanged)
  if (!request.email)
    return <Text>The sender gave no email address{request.phone ? `: call ${request.phone}.` : '.'}</Text>
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { seen: request.updatedAt, subject, text }
    if (await change({ method: 'POST', path: `requests/${request.id}/replies`, body })) setText('')
  }
  return (
    <Stack as="form" gap={4} onSubmit={submit}>
      <Text size={1} muted>
        To {request.email}, from the clinic. Mail is not private: no medical details, please.
      </Text>
      <Stack as="label" gap={2}>
        <Text size={1} muted>
          Subject
        </Text>
        <TextInput
          maxLength={150}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
      </Stack>
      <Stack as="label" gap={2}>
        <Text size={1} muted>
          Text
        </Text>
        <TextArea
          rows={7}
          maxLength={8000}
          value={text}
          placeholder={`Hello ${request.name},`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Stack>
      {problem && <Problem text={problem} />}
      <Flex>
        <Button
          type="submit"
          tone="primary"
          text="Send the reply"
          disabled={isBusy || text.trim() === '' || subject.trim() === ''}
        />
      </Flex>
    </Stack>
  )
}
