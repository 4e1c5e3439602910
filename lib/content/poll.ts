import 'server-only'
import { defineQuery } from 'groq'
import { syncAllProducts } from '@/lib/products/server'
import { syncAllEvents } from '@/lib/rsvps/sync'
import { learnAddresses, learnAllPaths } from './addresses'
import type { ContentChange } from './changes'
import { contentClient } from './client'
import { differences } from './differences'
import { keepRedirects } from './keep-redirects'
import { refreshContent } from './refresh'
import { readSeen, seenPaths, writeSeen } from './seen'
import { warmPaths } from './warm'

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
 * Finds what was published since this server's last look and makes it visible: the second way beside the webhook, and the
 * first thing after a start. Returns the number of changes. Throws when CMS or database can't be reached.
 */
export async function pollContent(): Promise<number> {
  const fresh = { cache: 'no-store' } as const
  const fingerprint = JSON.stringify(await contentClient().fetch(fingerprintQuery, {}, fresh))
  if (fingerprint === lastFingerprint) return 0
  const documents = await contentClient().fetch<ContentRow[]>(everythingQuery, {}, fresh)
  const before = readSeen()
  const now = Object.fromEntries(
    documents.map(({ _id, _rev, _type, path }) => [_id, { rev: _rev, type: _type, ...(path && { path }) }]),
  )
  const changes = differences(before ?? {}, now)
  if (before) await refreshContent(changes)
  else await lookForTheFirstTime(changes)
  learnAllPaths(seenPaths(now))
  writeSeen(now)
  lastFingerprint = fingerprint
  return changes.length
}

/** Nothing is stored yet: every page is rendered once, so that there is a good copy of each should the CMS go away. */
async function lookForTheFirstTime(changes: ContentChange[]): Promise<void> {
  learnAddresses(changes)
  await Promise.all([syncAllProducts(), syncAllEvents(), keepRedirects(changes)])
  void warmPaths(changes.flatMap(({ path }) => path ?? []))
}

type ContentRow = { _id: string; _type: string; _rev: string; path?: string | null }
