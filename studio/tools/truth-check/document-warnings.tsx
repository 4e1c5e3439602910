import { getPublishedId } from '@sanity/client/csm'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { Finding } from '../../../lib/truth/model.ts'
import { LiveRegion } from '../inbox/ui/live-region.tsx'
import { Problem } from '../inbox/ui/messages.tsx'
import { FixButtons } from './fix-buttons.tsx'
import { FixOutcome } from './fix-outcome.tsx'
import type { WrittenFix } from './fix-writes.ts'
import { PlaceRow } from './place-row.tsx'
import { useDocumentFindings } from './use-document-findings.ts'
import { useFix } from './use-fix.ts'
import { useRights } from './use-rights.ts'
import { counted } from './words.ts'

const shownAtFirst = 3

/** What would contradict this document if it were published as it is now; nothing when all agrees. */
export function DocumentWarnings({ value }: { value: unknown }) {
  const { findings, hasFailed } = useDocumentFindings(value)
  const [isWhole, setWhole] = useState(false)
  const [written, setWritten] = useState<WrittenFix | null>(null)
  const id = getPublishedId((value as { _id?: string } | undefined)?._id ?? '')
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst)
  const title = `Truth check: ${counted(findings.length, 'finding')} in this document`
  return (
    <>
      <LiveRegion text={findings.length > 0 ? title : ''} />
      {hasFailed && (
        <Text size={1} muted>
          The truth check couldn’t read this document.
        </Text>
      )}
      {written && <FixOutcome written={written} onClose={() => setWritten(null)} />}
      {findings.length > 0 && (
        <Card tone="caution" border radius={2} padding={3} role="region" aria-label="Truth check">
          <Stack gap={4}>
            <Text size={1} weight="semibold">
              {title}
            </Text>
            <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {shown.map((finding) => (
                <Warning key={finding.key} finding={finding} ownId={id} onWritten={setWritten} />
              ))}
            </Stack>
            {findings.length > shownAtFirst && (
              <Button
                mode="ghost"
                fontSize={1}
                padding={3}
                aria-expanded={isWhole}
                text={isWhole ? 'Show fewer' : `Show all ${findings.length}`}
                onClick={() => setWhole(!isWhole)}
              />
            )}
          </Stack>
        </Card>
      )}
    </>
  )
}

type WarningProps = { finding: Finding; ownId: string; onWritten: (written: WrittenFix) => void }

function Warning({ finding, ownId, onWritten }: WarningProps) {
  const { mayDraft } = useRights()
  const { isBusy, problem, apply } = useFix(finding, onWritten)
  const elsewhere = finding.places.filter(({ documentId }) => documentId !== ownId)
  return (
    <Stack as="li" gap={2} style={{ overflowWrap: 'anywhere' }}>
      <Text size={1}>{finding.sentence}</Text>
      {elsewhere.length > 0 && (
        <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {elsewhere.map((place) => (
            <PlaceRow key={`${place.documentId} ${place.path} ${place.value}`} place={place} />
          ))}
        </Stack>
      )}
      {mayDraft && finding.fixes.length > 0 && (
        <Flex gap={2} wrap="wrap">
          <FixButtons finding={finding} isBusy={isBusy} onFix={apply} />
        </Flex>
      )}
      {problem && <Problem text={problem} />}
    </Stack>
  )
}
