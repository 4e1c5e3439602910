import { Button, Dialog, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useId, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import type { Finding } from '../../../lib/truth/model.ts'
import { Problem } from '../inbox/ui/messages.tsx'
import { useDraft } from '../inbox/ui/use-draft.ts'
import { longestReason, shortestReason, writeNote } from './notes.ts'
import { problemWords } from './words.ts'

type Props = { finding: Finding; now: Date | null; onClose: () => void }

/** Asks why a finding is intended. What is typed stays when saving fails or the dialog is closed. */
export function IntendedDialog({ finding, now, onClose }: Props) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const user = useCurrentUser()
  const [reason = '', setReason] = useDraft<string>(`truth-note ${finding.key}`)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const save = async () => {
    const text = reason.trim()
    if (text.length < shortestReason) {
      setProblem(`Please say why in at least ${shortestReason} letters: whoever reads it later was not here.`)
      return
    }
    setBusy(true)
    setProblem(null)
    try {
      const at = (now ?? new Date()).toISOString()
      await writeNote(client, {
        findingKey: finding.key,
        reason: text,
        by: user?.name ?? user?.email ?? '',
        at,
      })
      setReason(undefined)
      onClose()
    } catch (error) {
      setProblem(problemWords(error))
      setBusy(false)
    }
  }
  return (
    <Dialog id={id} header="This is intended" width={1} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap={4} padding={4}>
          <Text size={1}>{finding.sentence}</Text>
          <Stack as="label" gap={3}>
            <Text size={1} weight="semibold">
              Why is this right the way it is?
            </Text>
            <TextArea
              rows={3}
              maxLength={longestReason}
              fontSize={1}
              value={reason}
              autoFocus
              aria-invalid={problem !== null}
              onChange={(event) => setReason(event.currentTarget.value || undefined)}
            />
          </Stack>
          <Text size={1} muted>
            You won’t be told again unless one of the values changes. Everyone can read the reason below the
            findings.
          </Text>
          {problem && <Problem text={problem} />}
          <Flex gap={2} justify="flex-end">
            <Button mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={onClose} />
            <Button type="submit" tone="primary" fontSize={1} padding={3} text="Save" disabled={isBusy} />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
