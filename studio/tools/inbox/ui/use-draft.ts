import { useCallback, useSyncExternalStore } from 'react'
import { useCurrentUser } from 'sanity'
import { drafts } from './drafts.ts'

/** What this person typed under this name and has not sent; undefined when there is nothing, and that is how it is discarded. */
export function useDraft<Draft>(record: string): [Draft | undefined, (draft: Draft | undefined) => void] {
  const name = `${useCurrentUser()?.id} ${record}`
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.read(name)) as Draft | undefined
  const keep = useCallback((next: Draft | undefined) => drafts.keep(name, next), [name])
  return [draft, keep]
}
