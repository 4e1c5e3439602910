import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { draftsOf, draftsQuery, type FoundDrafts, type UnpublishedDraft } from './drafts.ts'

const draftChanges = '*[_id in path("drafts.**")]'

/** Every draft, the newest first, read again with each change. What is shown stays while it is asked. */
export function useDrafts(types: string[]) {
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
