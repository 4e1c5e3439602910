import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { Preview, useClient, useSchema, useUser } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { clinicStamp } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { EmptyState, Problem, Waiting } from '../../tools/inbox/ui/messages.tsx'
import { deskTypes } from '../rows.ts'

/** What somebody has written and nobody has published: visitors don't see it. */
export function Unpublished() {
  const { drafts, problem, refresh } = useDrafts(deskTypes)
  return (
    <Box padding={3}>
      <Stack gap={4}>
        {problem && <Problem text={problem} onRetry={() => void refresh()} />}
        {!drafts && !problem && <Waiting />}
        {drafts?.length === 0 && (
          <EmptyState
            title="Everything is published"
            text="Changes that aren’t on the site yet are listed here."
          />
        )}
        {drafts && drafts.length > 0 && (
          <>
            <Text size={1} muted>
              Times are Arizona time. To show a change to visitors, open it and press Publish.
            </Text>
            <ul
              aria-label="Not published yet"
              style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
            >
              {drafts.map((draft) => (
                <DraftRow key={draft.draftId} draft={draft} />
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Box>
  )
}

const draftChanges = '*[_id in path("drafts.**")]'

/** Every draft, the newest first, read again with each change. What is shown stays while it is asked. */
function useDrafts(types: string[]) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [drafts, setDrafts] = useState<UnpublishedDraft[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const refresh = useCallback(async () => {
    try {
      const found = await client.fetch<FoundDrafts>(draftsQuery, { types }, { perspective: 'raw' })
      setDrafts(draftsOf(found))
      setProblem(null)
    } catch {
      setProblem('We couldn’t load the list. Check your connection, then try again.')
    }
  }, [client, types])

  useEffect(() => {
    // The welcome comes with each new connection: what happened in between is asked for.
    const listening = client
      .listen(
        draftChanges,
        {},
        { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' },
      )
      .subscribe({
        next: () => void refresh(),
        error: () => setProblem('The list has stopped updating. Try again.'),
      })
    return () => listening.unsubscribe()
  }, [client, refresh])

  return { drafts, problem, refresh }
}

/** One draft: what it is, whether visitors see an older version of it, who wrote in it last and when. */
function DraftRow({ draft }: { draft: UnpublishedDraft }) {
  const { id, draftId, type, editedAt, isNew } = draft
  const editor = useLastEditor(draftId, editedAt)
  const schemaType = useSchema().get(type)
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id, type } })
  const what = schemaType?.title ?? type
  return (
    <li>
      <Card as="a" href={href} onClick={onClick} radius={2} padding={2} border style={{ display: 'block' }}>
        <Stack gap={3}>
          {schemaType && (
            <Preview schemaType={schemaType} value={{ _id: draftId, _type: type }} layout="default" />
          )}
          <Flex paddingX={2} paddingBottom={1}>
            <Text size={1} muted>
              {isNew ? `${what}, new: on no page yet` : `${what}, changed: visitors see it as it was`}
              {` · ${editor ? `${editor}, ` : ''}${clinicStamp(new Date(editedAt))}`}
            </Text>
          </Flex>
        </Stack>
      </Card>
    </li>
  )
}

/**
 * The name of who changed the document last, by its history; undefined until it is known. Asked again when `editedAt`
 * moves.
 */
function useLastEditor(draftId: string, editedAt: string): string | undefined {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [author, setAuthor] = useState('')
  const [user] = useUser(author)

  useEffect(() => {
    const stop = new AbortController()
    const { dataset, token } = client.config()
    const query = `excludeContent=true&reverse=true&limit=1&toTime=${encodeURIComponent(editedAt)}`
    const address = client.getUrl(`/data/history/${dataset}/transactions/${draftId}?${query}`)
    // The history answers in lines of JSON, which the client does not read.
    fetch(address, { signal: stop.signal, headers: token ? { Authorization: `Bearer ${token}` } : {} })
      .then((response) => (response.ok ? response.text() : ''))
      .then((lines) => setAuthor(authorOf(lines)))
      .catch(() => setAuthor(''))
    return () => stop.abort()
  }, [client, draftId, editedAt])

  return user?.displayName
}

function authorOf(lines: string): string {
  const [first] = lines.split('\n')
  return first ? ((JSON.parse(first) as { author?: string }).author ?? '') : ''
}

/** Every draft of these types, and which of all documents visitors can see. Asked with the perspective `raw`. */
export const draftsQuery = `{
  "drafts": *[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc) { _id, _type, _updatedAt },
  "published": *[!(_id in path("drafts.**")) && !(_id in path("versions.**")) && _type in $types]._id
}`

export type FoundDrafts = {
  drafts: { _id: string; _type: string; _updatedAt: string }[]
  published: string[]
}

type UnpublishedDraft = { id: string; draftId: string; type: string; editedAt: string; isNew: boolean }

/** The drafts by their published ids; a new one is on no page yet. */
export function draftsOf({ drafts, published }: FoundDrafts): UnpublishedDraft[] {
  const known = new Set(published)
  return drafts.map(({ _id, _type, _updatedAt }) => {
    const id = _id.replace(/^drafts\./, '')
    return { id, draftId: _id, type: _type, editedAt: _updatedAt, isNew: !known.has(id) }
  })
}
