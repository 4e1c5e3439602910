import 'server-only'
import { defineQuery } from 'groq'
import { serviceClient } from '@/lib/db/service'
import { syncAllProducts } from '@/lib/products/server'
import { contentClient } from './client'
import { differences, type Seen } from './differences'
import { refreshContent } from './refresh'

const stateKey = 'published-documents'
const published = `!(_type match "system.**") && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])`
const fingerprintQuery = defineQuery(`{
  "count": count(*[${published}]),
  "latest": *[${published}] | order(_updatedAt desc)[0]{ _id, _rev, _updatedAt }
}`)
const everythingQuery = defineQuery(
  `*[${published}]{ _id, _type, _rev, "path": select(_type == "page" => path) }`,
)

let lastFingerprint = ''

/**
 * Finds what was published since the last poll of any node and makes it visible: the second way beside the webhook, and
 * the first thing after a start. Returns the number of changes. Throws when CMS or database can't be reached.
 */
export async function pollContent(): Promise<number> {
  const fresh = { cache: 'no-store' } as const
  const fingerprint = JSON.stringify(await contentClient().fetch(fingerprintQuery, {}, fresh))
  if (fingerprint === lastFingerprint) return 0
  const documents = await contentClient().fetch<ContentRow[]>(everythingQuery, {}, fresh)
  const before = await readSeen()
  const now = Object.fromEntries(
    documents.map(({ _id, _rev, _type, path }) => [_id, { rev: _rev, type: _type, ...(path && { path }) }]),
  )
  const changes = differences(before ?? {}, now)
  if (!before) await syncAllProducts()
  else await refreshContent(changes)
  await writeSeen(now)
  lastFingerprint = fingerprint
  return changes.length
}

type ContentRow = { _id: string; _type: string; _rev: string; path?: string | null }

async function readSeen(): Promise<Seen | null> {
  const { data, error } = await serviceClient()
    .from('content_state')
    .select('value')
    .eq('key', stateKey)
    .maybeSingle()
  if (error) throw new Error(`The poll's last look could not be read: ${error.message}`)
  return (data?.value as Seen | undefined) ?? null
}

async function writeSeen(value: Seen): Promise<void> {
  const row = { key: stateKey, value, updated_at: new Date().toISOString() }
  const { error } = await serviceClient().from('content_state').upsert(row)
  if (error) throw new Error(`The poll's look could not be saved: ${error.message}`)
}
