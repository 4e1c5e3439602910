import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import type { Finding } from '../../../lib/truth/model.ts'
import { Problem } from '../inbox/ui/messages.tsx'
import { FixButtons } from './fix-buttons.tsx'
import type { WrittenFix } from './fix-writes.ts'
import { IntendedDialog } from './intended-dialog.tsx'
import { PlaceRow } from './place-row.tsx'
import { useFix } from './use-fix.ts'
import { severityTones } from './words.ts'

type Props = {
  finding: Finding
  now: Date | null
  rights: { mayDraft: boolean; mayPublish: boolean }
  onWritten: (written: WrittenFix) => void
}

/** One contradiction: its sentence, where it stands, and what can be done about it. */
export function FindingCard({ finding, now, rights, onWritten }: Props) {
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
