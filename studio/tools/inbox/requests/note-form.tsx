import { Button, Flex, Stack, Text, TextArea } from '@sanity/ui'
import type { FormEvent } from 'react'
import { Problem } from '../ui/messages.tsx'
import { useChange } from '../ui/use-change.ts'
import { useDraft } from '../ui/use-draft.ts'

/** A word for colleagues; the sender never sees it. */
export function NoteForm({ id, onChanged }: { id: string; onChanged: () => void }) {
  const [text, setText] = useDraft(`note ${id}`)
  const { isBusy, problem, change } = useChange(onChanged)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await change({ method: 'POST', path: `requests/${id}/notes`, body: { text } })) setText('')
  }
  return (
    <Stack as="form" gap={3} onSubmit={submit}>
      <Stack as="label" gap={2}>
        <Text size={1} muted>
          Note, only for colleagues
        </Text>
        <TextArea rows={3} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </Stack>
      {problem && <Problem text={problem} />}
      <Flex>
        <Button type="submit" text="Save the note" mode="ghost" disabled={isBusy || text.trim() === ''} />
      </Flex>
    </Stack>
  )
}
