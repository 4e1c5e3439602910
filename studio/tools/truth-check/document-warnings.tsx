import { getPublishedId } from '@sanity/client/csm'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { checkTruth } from '../../../lib/truth/check.ts'
import { withoutIntended } from '../../../lib/truth/intended.ts'
import type { ContentDocument, Finding } from '../../../lib/truth/model.ts'
import { LiveRegion } from '../inbox/ui/facts.tsx'
import { Problem } from '../inbox/ui/messages.tsx'
import { publishedOf } from './choice.ts'
import type { WrittenFix } from './fix.ts'
import { FixButtons, FixOutcome } from './fix-outcome.tsx'
import { useFix, useRights, useSiteClock, useStoredContent } from './hooks.ts'
import { PlaceRow } from './place-row.tsx'
import type { StoredDocument } from './stored-content.ts'
import { counted, notesIn } from './words.ts'

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

/** Nobody is asked to look while they type. */
const restMs = 600

type Said = { findings: Finding[]; hasFailed: boolean }
const nothing: Said = { findings: [], hasFailed: false }

/** What the truth check says of a document as it is being edited, once the typing rests. */
export function useDocumentFindings(value: unknown): Said {
  const { documents: stored } = useStoredContent()
  const { now, problem } = useSiteClock()
  const at = now ?? (problem ? new Date() : null)
  const minute = at && Math.floor(at.getTime() / 60_000)
  const [state, setState] = useState<{ id: string; said: Said }>()
  const hasLooked = useRef(false)

  useEffect(() => {
    if (!stored || minute === null || !isDocument(value)) return
    const look = () => {
      hasLooked.current = true
      setState({ id: value._id, said: said(value, stored, new Date(minute * 60_000)) })
    }
    let cancelIdle = () => {}
    const lookWhenIdle = () => {
      cancelIdle = whenIdle(look)
    }
    const timer = setTimeout(lookWhenIdle, hasLooked.current ? restMs : 0)
    return () => {
      clearTimeout(timer)
      cancelIdle()
    }
  }, [value, stored, minute])

  return isDocument(value) && state && isSameDocument(value._id, state.id) ? state.said : nothing
}

/** A document nobody foresaw must not take its form away. */
function said(edited: ContentDocument, stored: readonly StoredDocument[], at: Date): Said {
  try {
    return { findings: findingsOf(edited, stored, at), hasFailed: false }
  } catch {
    return { findings: [], hasFailed: true }
  }
}

/** Not every browser tells when it has nothing to do. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    task()
    return () => {}
  }
  const handle = requestIdleCallback(task, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

const isSameDocument = (one: string, other: string) => getPublishedId(one) === getPublishedId(other)

const isDocument = (value: unknown): value is ContentDocument =>
  typeof value === 'object' && value !== null && '_id' in value && '_type' in value

/**
 * What contradicts itself at `at` with this document as it is being edited, beside everything else as it is
 * published: only what concerns this document and nobody has called intended.
 */
export function findingsOf(edited: ContentDocument, stored: readonly StoredDocument[], at: Date): Finding[] {
  if (edited._type === 'truthNote') return []
  const id = getPublishedId(edited._id)
  const published = publishedOf(stored)
  const others = published.filter(({ _id, _type }) => _id !== id && _type !== 'truthNote')
  const found = checkTruth([...others, { ...edited, _id: id }], at)
  const concerning = found.filter(({ places }) => places.some(({ documentId }) => documentId === id))
  return withoutIntended(concerning, notesIn(published))
}
