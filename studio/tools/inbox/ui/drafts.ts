import { useCallback, useSyncExternalStore } from 'react'
import { useCurrentUser } from 'sanity'

/**
 * What staff have typed and not sent, by a name for its record. It is about patients, so it is kept in the memory of
 * this page and nowhere else: localStorage would outlive the log-in, and browsers write sessionStorage to the disk of
 * a shared desk to restore tabs. What a closed or reloaded page would lose, the browser asks about first.
 */
export function draftStore(page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) {
  const drafts = new Map<string, unknown>()
  const listeners = new Set<() => void>()
  const tell = () => {
    if (drafts.size > 0) page.addEventListener('beforeunload', askBeforeLeaving)
    else page.removeEventListener('beforeunload', askBeforeLeaving)
    for (const listener of listeners) listener()
  }
  return {
    read: (name: string): unknown => drafts.get(name),
    /** `undefined` is no draft. */
    keep(name: string, draft: unknown) {
      if (draft === undefined) drafts.delete(name)
      else drafts.set(name, draft)
      tell()
    },
    forgetAll() {
      drafts.clear()
      tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const askBeforeLeaving = (event: Event) => event.preventDefault()

/** The drafts of this page. The configuration is also read on the server, where there is no page. */
export const drafts = draftStore(typeof window === 'undefined' ? new EventTarget() : window)

/**
 * What this person typed under this name and has not sent; undefined when there is nothing, and that is how it is
 * discarded.
 */
export function useDraft<Draft>(record: string): [Draft | undefined, (draft: Draft | undefined) => void] {
  const name = `${useCurrentUser()?.id} ${record}`
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.read(name)) as Draft | undefined
  const keep = useCallback((next: Draft | undefined) => drafts.keep(name, next), [name])
  return [draft, keep]
}
