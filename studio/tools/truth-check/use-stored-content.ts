import type { SanityClient } from '@sanity/client'
import { useSyncExternalStore } from 'react'
import { useClient } from 'sanity'
import { schemaTypes } from '../../../schemas/index.ts'
import { type ContentStore, createContentStore } from './stored-content.ts'

const types = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)

let current: { key: string; store: ContentStore } | undefined

/** All content of this Studio, read once and shared by everything in it that compares documents. */
export function useStoredContent() {
  const store = storeOf(useClient({ apiVersion: '2025-02-19' }))
  return {
    ...useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot),
    refresh: store.refresh,
  }
}

/** Another person or another dataset has another store. */
function storeOf(client: SanityClient): ContentStore {
  const { projectId, dataset, token } = client.config()
  const key = JSON.stringify([projectId, dataset, token])
  if (current?.key !== key) current = { key, store: createContentStore(client, types) }
  return current.store
}
