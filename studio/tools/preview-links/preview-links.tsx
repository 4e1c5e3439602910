import { Badge, Button, Card, Flex, Heading, Select, Stack, Text } from '@sanity/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { LinkLength, LinkRow } from '../../../lib/content/preview/shared/preview-link.ts'
import { useStaffApi } from '../inbox/staff-api.ts'
import { Moment } from '../inbox/ui/facts.tsx'
import { CopyField } from '../inbox/ui/field.tsx'
import { EmptyState, Problem, Waiting } from '../inbox/ui/messages.tsx'
import { useAnswer, useChange } from '../inbox/ui/use-change.ts'

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

type LinkLineProps = { link: LinkRow; now: string; onChanged: () => unknown }

/** One link: what it opens, whose it is, until when, whether it was opened, and the way to end it now. */
function LinkLine({ link, now, onChanged }: LinkLineProps) {
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

const lengths: [LinkLength, string][] = [
  ['hour', '1 hour'],
  ['day', '1 day'],
  ['week', '7 days'],
]

/** The page, how long, and the link: it is shown this once. */
function MakeLink({ onMade }: { onMade: () => unknown }) {
  const api = useStaffApi()
  const [path, setPath] = useState('/')
  const [lasts, setLasts] = useState<LinkLength>('day')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [url, setUrl] = useState<string | null>(null)

  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    setUrl(null)
    try {
      setUrl((await api.change<{ url: string }>('POST', 'preview-links', { path, lasts })).url)
      await onMade()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setIsBusy(false)
  }

  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" gap={4} onSubmit={make} noValidate>
        <Heading as="h2" size={1}>
          Make a link
        </Heading>
        <Flex gap={3} wrap="wrap" align="flex-end">
          <Stack as="label" gap={2} flex={1} style={{ minWidth: 220 }}>
            <Text size={1}>Page it opens first</Text>
            <PageChoice value={path} onChange={setPath} />
          </Stack>
          <Stack as="label" gap={2} style={{ minWidth: 120 }}>
            <Text size={1}>Ends after</Text>
            <Select
              padding={3}
              value={lasts}
              onChange={(event) => setLasts(event.currentTarget.value as LinkLength)}
            >
              {lengths.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </Stack>
          <Button type="submit" tone="primary" padding={3} text="Make link" disabled={isBusy} />
        </Flex>
        {problem && <Problem text={problem} />}
        {url && (
          <CopyField
            label="The new link"
            value={url}
            note="Copy it now: it can’t be shown again. Make a new one if it got lost."
          />
        )}
      </Stack>
    </Card>
  )
}

type Page = { title: string | null; path: string }
type PageChoiceProps = { value: string; onChange: (path: string) => void }

const pagesQuery = '*[_type == "page" && defined(path)] | order(path asc) { title, path }'

/**
 * Every page by its name, those that are only drafts too. While they are asked for, and without an answer, the home
 * page alone.
 */
function PageChoice({ value, onChange }: PageChoiceProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [pages, setPages] = useState<Page[]>([{ title: 'Home', path: '/' }])

  useEffect(() => {
    client
      .fetch<Page[]>(pagesQuery, {}, { perspective: 'drafts' })
      .then((found) => found.length > 0 && setPages(found))
      .catch(() => undefined)
  }, [client])

  return (
    <Select padding={3} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {pages.map(({ title, path }) => (
        <option key={path} value={path}>
          {title ? `${title} (${path})` : path}
        </option>
      ))}
    </Select>
  )
}
