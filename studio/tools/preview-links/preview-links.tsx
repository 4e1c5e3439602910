import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { LinkRow } from '../../../lib/content/preview/shared/preview-link.ts'
import { Moment } from '../inbox/ui/facts.tsx'
import { EmptyState, Problem, Waiting } from '../inbox/ui/messages.tsx'
import { useAnswer, useChange } from '../inbox/ui/use-change.ts'
import { MakeLink } from './make-link.tsx'

/** Where a link is made, and all links with the way to take them back. */
export function PreviewLinks() {
  const { answer, problem, refresh } = useAnswer<{ items: LinkRow[]; now: string }>('preview-links')
  return (
    <Card height="fill" overflow="auto" padding={[3, 4]}>
      <Stack gap={5} style={{ maxWidth: 960 }}>
        <Stack gap={3}>
          <Heading as="h1" size={2}>
            Preview links
          </Heading>
          <Text size={1} muted>
            Anyone with one of these links can see the whole site, including unpublished changes, without an
            account, until the link ends. To preview for yourself, open “Preview”.
          </Text>
        </Stack>
        <MakeLink onMade={refresh} />
        {problem && <Problem text={problem} onRetry={refresh} />}
        {!answer && !problem && <Waiting />}
        {answer?.items.length === 0 && (
          <EmptyState
            title="No links yet"
            text="Links you make are listed here, along with when they were opened."
          />
        )}
        {answer && answer.items.length > 0 && (
          <ul
            aria-label="Preview links"
            style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
          >
            {answer.items.map((link) => (
              <LinkLine key={link.id} link={link} now={answer.now} onChanged={refresh} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

type Props = { link: LinkRow; now: string; onChanged: () => unknown }

/** One link: what it opens, whose it is, until when, whether it was opened, and the way to end it now. */
export function LinkLine({ link, now, onChanged }: Props) {
  const { isBusy, problem, change } = useChange(onChanged)
  const { id, path, at, until, createdAt, createdBy, openedAt, takenBackAt, takenBackBy } = link
  const isOver = Date.parse(until) <= Date.parse(now)
  const isOpen = !takenBackAt && !isOver
  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack gap={3}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Stack gap={3} flex={1} style={{ minWidth: 200, overflowWrap: 'anywhere' }}>
            <Text weight="semibold">
              {path}
              {at && (
                <>
                  {' '}
                  as on <Moment at={at} now={now} />
                </>
              )}
            </Text>
            <Text size={1} muted>
              Made by {createdBy} <Moment at={createdAt} now={now} /> · {isOver ? 'ended' : 'ends'}{' '}
              <Moment at={until} now={now} /> ·{' '}
              {openedAt ? (
                <>
                  last opened <Moment at={openedAt} now={now} />
                </>
              ) : (
                'not opened yet'
              )}
              {takenBackAt && (
                <>
                  {' '}
                  · taken back by {takenBackBy} <Moment at={takenBackAt} now={now} />
                </>
              )}
            </Text>
          </Stack>
          <Badge tone={isOpen ? 'positive' : 'default'} fontSize={1} padding={2} radius={2}>
            {takenBackAt ? 'Taken back' : isOver ? 'Ended' : 'Open'}
          </Badge>
          {isOpen && (
            <Button
              mode="ghost"
              tone="critical"
              text="Take back"
              aria-label={`Take back the link to ${path}`}
              disabled={isBusy}
              onClick={() => change({ method: 'POST', path: `preview-links/${id}`, body: {} })}
            />
          )}
        </Flex>
        {problem && <Problem text={problem} />}
      </Stack>
    </Card>
  )
}
