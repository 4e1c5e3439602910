import { Button, Card, Dialog, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useId, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import type { Finding } from '../../../lib/truth/model.ts'
import { useDraft } from '../inbox/ui/drafts.ts'
import { Problem } from '../inbox/ui/messages.tsx'
import type { WrittenFix } from './fix.ts'
import { FixButtons } from './fix-outcome.tsx'
import { useFix } from './hooks.ts'
import { PlaceRow } from './place-row.tsx'
import { longestReason, problemWords, severityTones, shortestReason, writeNote } from './words.ts'

type FindingCardProps = {
  finding: Finding
  now: Date | null
  rights: { mayDraft: boolean; mayPublish: boolean }
  onWritten: (written: WrittenFix) => void
}

/** One contradiction: its sentence, where it stands, and what can be done about it. */
export function FindingCard({ finding, now, rights, onWritten }: FindingCardProps) {
  const { isBusy, problem, apply } = useFix(finding, onWritten)
  const [isAsking, setAsking] = useState(false)
  const sentence = useId()
  return (
    <Card
      as="li"
      tone={severityTones[finding.severity]}
      border
      radius={2}
      padding={3}
      aria-labelledby={sentence}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Stack gap={4}>
        <Text size={1} weight="semibold" id={sentence}>
          {finding.sentence}
        </Text>
        <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {finding.places.map((place) => (
            <PlaceRow key={`${place.documentId} ${place.path} ${place.value}`} place={place} />
          ))}
        </Stack>
        <Flex gap={2} wrap="wrap">
          {rights.mayDraft && <FixButtons finding={finding} isBusy={isBusy} onFix={apply} />}
          {rights.mayPublish && (
            <Button
              mode="bleed"
              fontSize={1}
              padding={3}
              text="This is intended…"
              aria-describedby={sentence}
              onClick={() => setAsking(true)}
            />
          )}
        </Flex>
        {problem && <Problem text={problem} />}
      </Stack>
      {isAsking && <IntendedDialog finding={finding} now={now} onClose={() => setAsking(false)} />}
    </Card>
  )
}

type IntendedDialogProps = { finding: Finding; now: Date | null; onClose: () => void }

/** Asks why a finding is intended. What is typed stays when saving fails or the dialog is closed. */
function IntendedDialog({ finding, now, onClose }: IntendedDialogProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const user = useCurrentUser()
  const [reason = '', setReason] = useDraft<string>(`truth-note ${finding.key}`)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const save = async () => {
    const text = reason.trim()
    if (text.length < shortestReason) {
      setProblem(
        `Please say why in at least ${shortestReason} characters: whoever reads it later was not here.`,
      )
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
