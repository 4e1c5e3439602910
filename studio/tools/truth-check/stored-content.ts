import type { SanityClient } from '@sanity/client'
import type { ContentDocument } from '../../../lib/truth/model.ts'

export type StoredDocument = ContentDocument & { _rev: string }

/** Published documents and drafts side by side, as they are stored; null until they were read once. */
export type StoredContent = { documents: readonly StoredDocument[] | null; problem: string | null }

export type ContentStore = {
  subscribe(listener: () => void): () => void
  getSnapshot(): StoredContent
  /** Reads everything again. */
  refresh(): void
}

const selection = '*[_type in $types && !(_id in path("versions.**"))]'

/** Many changes within this time are told as one: somebody types. */
const quietMs = 300
/** How long the stream stays open when nobody looks: the next document is often opened soon. */
const lingerMs = 60_000

/**
 * All documents of these types, kept up to date by one listener for everybody who subscribes. It starts with the first
 * subscriber. While the lake does not answer, the last content stays, with the `problem` in words.
 */
export function createContentStore(client: SanityClient, types: readonly string[]): ContentStore {
  const listeners = new Set<() => void>()
  const documents = new Map<string, StoredDocument>()
  let content: StoredContent = { documents: null, problem: null }
  let changedWhileReading: Map<string, StoredDocument | null> | null = null
  let latest = 0
  let telling: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | null = null

  const tell = (next: StoredContent) => {
    content = next
    for (const listener of listeners) listener()
  }
  const fail = (error: unknown) => {
    changedWhileReading = null
    tell({ ...content, problem: error instanceof Error ? error.message : String(error) })
  }
  const put = (id: string, document: StoredDocument | null) => {
    if (document) documents.set(id, document)
    else documents.delete(id)
  }

  const read = async () => {
    const ours = ++latest
    changedWhileReading = new Map()
    try {
      const found = await client.fetch<StoredDocument[]>(selection, { types }, { perspective: 'raw' })
      if (ours !== latest) return
      documents.clear()
      for (const document of found) put(document._id, document)
      for (const [id, document] of changedWhileReading) put(id, document)
      changedWhileReading = null
      tell({ documents: [...documents.values()], problem: null })
    } catch (error) {
      if (ours === latest) fail(error)
    }
  }

  const change = (id: string, document: StoredDocument | null) => {
    if (changedWhileReading) return changedWhileReading.set(id, document)
    put(id, document)
    clearTimeout(telling)
    telling = setTimeout(() => tell({ documents: [...documents.values()], problem: null }), quietMs)
  }

  const start = () => {
    const listening = client
      .listen<StoredDocument>(selection, { types }, { events: ['welcome', 'mutation'], visibility: 'query' })
      .subscribe({
        // The welcome comes with each new connection: what happened in between is read.
        next: (event) => {
          if (event.type === 'welcome') void read()
          else if (event.type === 'mutation') change(event.documentId, event.result ?? null)
        },
        error: (error: unknown) => {
          stop = null
          fail(error)
        },
      })
    return () => listening.unsubscribe()
  }

  return {
    getSnapshot: () => content,
    subscribe(listener) {
      clearTimeout(leaving)
      listeners.add(listener)
      stop ??= start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leaving = setTimeout(() => {
          stop?.()
          stop = null
        }, lingerMs)
      }
    },
    refresh() {
      stop?.()
      stop = start()
    },
  }
}
