import { getPublishedId } from '@sanity/client/csm'
import { Button, Card, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { Finding } from '../../../lib/truth/model.ts'
import { LiveRegion } from '../inbox/ui/live-region.tsx'
import { PlaceRow } from './place-row.tsx'
import { useDocumentFindings } from './use-document-findings.ts'
import { counted } from './words.ts'

const shownAtFirst = 3

/** What would contradict this document if it were published as it is now; nothing when all agrees. */
export function DocumentWarnings({ value }: { value: unknown }) {
  const { findings, hasFailed } = useDocumentFindings(value)
  const [isWhole, setWhole] = useState(false)
  const id = getPublishedId((value as { _id?: string } | undefined)?._id ?? '')
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst)
  const title = `Truth check: ${counted(findings.length, 'finding')} in this document`
  return (
    <>
      <LiveRegion text={findings.length > 0 ? title : ''} />
      {hasFailed && (
        <Text size={1} muted>
          The truth check could not look at this document.
        </Text>
      )}
      {findings.length > 0 && (
        <Card tone="caution" border radius={2} padding={3} role="region" aria-label="Truth check">
          <Stack gap={4}>
            <Text size={1} weight="semibold">
              {title}
            </Text>
            <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {shown.map((finding) => (
                <Warning key={finding.key} finding={finding} ownId={id} />
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

function Warning({ finding, ownId }: { finding: Finding; ownId: string }) {
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
    </Stack>
  )
}
