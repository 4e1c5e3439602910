import { Button, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useDraft } from '../ui/drafts.ts'
import { Problem } from '../ui/messages.tsx'
import { NotSent } from '../ui/not-sent.tsx'
import { useChange } from '../ui/use-change.ts'

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
