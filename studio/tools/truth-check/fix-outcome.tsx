import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { overlayDrafts } from '../../../lib/truth/check.ts'
import { labelOf } from '../../../lib/truth/label.ts'
import type { Finding } from '../../../lib/truth/model.ts'
import { Problem } from '../inbox/ui/messages.tsx'
import { type Fix, publishFix, type WrittenFix } from './fix.ts'
import { useRights, useStoredContent } from './hooks.ts'
import { counted, problemWords } from './words.ts'

type FixOutcomeProps = { written: WrittenFix; onClose: () => void }

/** What a fix has written and is not public yet; the person is led here, because the finding may be gone already. */
export function FixOutcome({ written, onClose }: FixOutcomeProps) {
  const { own, shared } = written
  const client = useClient({ apiVersion: '2025-02-19' })
  const { mayPublish } = useRights()
  const [state, setState] = useState<'draft' | 'busy' | 'published'>('draft')
  const [problem, setProblem] = useState<string | null>(null)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (written) card.current?.focus()
    setState('draft')
    setProblem(null)
  }, [written])
  const publish = async () => {
    setState('busy')
    setProblem(null)
    try {
      await publishFix(client, own)
      setState('published')
      card.current?.focus()
    } catch (error) {
      setState('draft')
      setProblem(problemWords(error))
    }
  }
  const isPublished = state === 'published'
  return (
    <Card
      ref={card}
      tabIndex={-1}
      tone="positive"
      border
      radius={2}
      padding={4}
      role="group"
      aria-label="The fix"
    >
      <Stack gap={4}>
        <Text size={1} weight="semibold" role="status">
          {isPublished ? `Published ${counted(own.length, 'document')}.` : draftWords(written, mayPublish)}
        </Text>
        {!isPublished && own.length > 0 && <Links documents={own} label="Changed as draft" />}
        {shared.length > 0 && (
          <Stack gap={3}>
            <Text size={1}>These already had unpublished changes. Please review and publish them there:</Text>
            <Links documents={shared} label="With other unpublished changes" />
          </Stack>
        )}
        {problem && <Problem text={problem} />}
        <Flex gap={2} wrap="wrap">
          {!isPublished && mayPublish && own.length > 0 && (
            <Button
              tone="positive"
              fontSize={1}
              padding={3}
              text={own.length === 1 ? 'Publish this document' : `Publish these ${own.length}`}
              disabled={state === 'busy'}
              onClick={publish}
            />
          )}
          <Button mode="bleed" fontSize={1} padding={3} text="Close" onClick={onClose} />
        </Flex>
      </Stack>
    </Card>
  )
}

function draftWords({ own, shared }: WrittenFix, mayPublish: boolean): string {
  const changed = `Changed as draft in ${counted(own.length + shared.length, 'document')}.`
  const next = mayPublish ? 'Visitors see it once it is published.' : 'An editor or the owner can publish it.'
  return `${changed} ${next}`
}

const Links = ({ documents, label }: { documents: { id: string; type: string }[]; label: string }) => (
  <Stack as="ul" gap={3} aria-label={label} style={{ margin: 0, paddingLeft: 20 }}>
    {documents.map(({ id, type }) => (
      <Text key={id} as="li" size={1}>
        <DocumentLink id={id} type={type} />
      </Text>
    ))}
  </Stack>
)

/** A document by its name, as staff know it. */
function DocumentLink({ id, type }: { id: string; type: string }) {
  const { documents } = useStoredContent()
  const link = useIntentLink({ intent: 'edit', params: { id, type } })
  const document = overlayDrafts(documents ?? []).find(({ _id }) => _id === id)
  return <a {...link}>{document ? labelOf(document, '') : id}</a>
}

type FixButtonsProps = { finding: Finding; isBusy: boolean; onFix: (fix: Fix) => void }

/** The changes that would end a finding. */
export const FixButtons = ({ finding, isBusy, onFix }: FixButtonsProps) =>
  finding.fixes.map((fix) => (
    <Button
      key={fix.label}
      mode="ghost"
      tone="primary"
      fontSize={1}
      padding={3}
      text={fix.label}
      disabled={isBusy}
      onClick={() => onFix(fix)}
    />
  ))
