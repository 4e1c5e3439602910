import { Box, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { EmptyState, Problem, Waiting } from '../../tools/inbox/ui/messages.tsx'
import { deskTypes } from '../desk-rows.ts'
import { DraftRow } from './draft-row.tsx'
import { draftsOf, draftsQuery, type FoundDrafts, type UnpublishedDraft } from './drafts.ts'

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
