import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { totalOf } from '../../../../lib/care/estimates/shared.ts'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { NotSent } from '../ui/messages.tsx'
import type { EstimateState } from './use-estimate.ts'

/** The total, what is missing before it may be sent, and the steps to send it. */
export function Sending({ state, isReadOnly }: { state: EstimateState; isReadOnly: boolean }) {
  const { work, draft, lines, isDirty, isBusy, discard, save, send } = state
  const [isAsking, setIsAsking] = useState(false)
  if (!work || !draft) return null
  const isSaved = !isDirty && work.revision > 0
  return (
    <Card border radius={2} padding={4}>
      <Stack gap={4}>
        <Flex justify="space-between" align="baseline" gap={3} wrap="wrap">
          <Heading as="h3" size={1}>
            Total of expected charges
          </Heading>
          <Heading as="p" size={2} data-testid="estimate-total">
            {formatExactCents(totalOf(lines))}
          </Heading>
        </Flex>
        {!isReadOnly && !isDirty && work.missing.length > 0 && <Missing list={work.missing} />}
        {!isReadOnly && (
          <Flex gap={2} wrap="wrap">
            <Button
              text={isSaved ? 'Saved' : 'Save'}
              disabled={isBusy || isSaved}
              mode="ghost"
              onClick={save}
            />
            {isSaved && <DownloadButton text="Preview PDF" path={`${state.path}/pdf`} />}
            {!isAsking && (
              <Button
                text={work.versions.length > 0 ? 'Send a new version' : 'Send'}
                tone="primary"
                disabled={isBusy || (isSaved && work.missing.length > 0)}
                onClick={() => setIsAsking(true)}
              />
            )}
            <NotSent isKept={isDirty} onDiscard={discard} />
          </Flex>
        )}
        {isAsking && (
          <Card border radius={2} padding={3} tone="primary" role="group" aria-label="Send the estimate">
            <Stack gap={3}>
              <Text>
                The link goes to <strong>{draft.email}</strong>. What is sent can’t be changed, only followed
                by a new version.
              </Text>
              <Flex gap={2}>
                <Button
                  text="Send now"
                  tone="primary"
                  disabled={isBusy}
                  onClick={async () => {
                    await send()
                    setIsAsking(false)
                  }}
                />
                <Button text="Not yet" mode="ghost" onClick={() => setIsAsking(false)} />
              </Flex>
            </Stack>
          </Card>
        )}
      </Stack>
    </Card>
  )
}

const Missing = ({ list }: { list: string[] }) => (
  <Card border radius={2} padding={3} tone="caution">
    <Stack gap={3}>
      <Text weight="semibold" id="estimate-missing">
        Before it can be sent, the law requires
      </Text>
      <Stack as="ul" gap={2} aria-labelledby="estimate-missing" style={{ paddingInlineStart: 20, margin: 0 }}>
        {list.map((sentence) => (
          <Text as="li" key={sentence} size={1} style={{ display: 'list-item' }}>
            {sentence}
          </Text>
        ))}
      </Stack>
    </Stack>
  </Card>
)
