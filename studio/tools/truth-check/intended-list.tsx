import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { Moment } from '../inbox/ui/facts.tsx'
import { Problem } from '../inbox/ui/messages.tsx'
import { type Truth, useRights } from './hooks.ts'
import { problemWords, removeNote } from './words.ts'

type Intended = Truth['intended'][number]

/** What was called intended, by whom and why. */
export function IntendedList({ intended, now }: { intended: Intended[]; now: Date }) {
  const { mayPublish } = useRights()
  if (intended.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <Heading as="h2" size={1} id="truth-intended">
        Intended ({intended.length})
      </Heading>
      <ul
        aria-labelledby="truth-intended"
        style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
      >
        {intended.map((one) => (
          <IntendedRow key={one.finding.key} {...one} now={now} mayAskAgain={mayPublish} />
        ))}
      </ul>
    </Stack>
  )
}

function IntendedRow({ finding, note, now, mayAskAgain }: Intended & { now: Date; mayAskAgain: boolean }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const askAgain = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await removeNote(client, note)
    } catch (error) {
      setProblem(problemWords(error))
      setBusy(false)
    }
  }
  return (
    <Card as="li" border radius={2} padding={3} style={{ overflowWrap: 'anywhere' }}>
      <Stack gap={3}>
        <Text size={1}>{finding.sentence}</Text>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Text size={1} muted>
            “{note.reason}” {note.by || 'Somebody'}
            {note.at && (
              <>
                , <Moment at={note.at} now={now.toISOString()} />
              </>
            )}
          </Text>
          {mayAskAgain && (
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text="Ask again"
              aria-label={`Ask again: ${finding.sentence}`}
              disabled={isBusy}
              onClick={askAgain}
            />
          )}
        </Flex>
        {problem && <Problem text={problem} />}
      </Stack>
    </Card>
  )
}
