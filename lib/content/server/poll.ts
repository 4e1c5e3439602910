import 'server-only'
import { defineQuery } from 'groq'
import { processState } from '@/lib/platform/server/process-state'
import { addressOf, isAddressed } from '../shared/detail-path.ts'
import { learnAddresses, learnAllPaths } from './addresses'
import type { ContentChange } from './changes'
import { tellListenersOfAll } from './changes'
import { contentClient } from './client'
import { keepRedirects } from './keep-redirects'
import { shareSeen } from './other-nodes'
import { warmPaths } from './paths'
import { partsOf, refreshContent } from './refresh'
import { differences, readSeen, type Seen, seenPaths, writeSeen } from './seen'

/** What editors publish, and no pictures: it is what the webhook tells of, too. */
export const published = `!string::startsWith(_type, "system.") && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])`
const row = `_id, _type, _rev, _updatedAt, "path": ${addressOf}`
const newsQuery = defineQuery(`{
  "count": count(*[${published}]),
  "changed": *[_updatedAt >= $since && ${published}]{ ${row} }
}`)
const everythingQuery = defineQuery(`*[${published}]{ ${row} }`)

const state = () => processState('content-poll', () => ({ latest: undefined as string | undefined }))
const fresh = { cache: 'no-store' } as const

/**
 * Finds what was published since this server's last look and makes it visible: the second way beside the webhook, and
 * the first thing after a start. Returns the number of changes. Throws when CMS or database can't be reached.
 */
export async function pollContent(): Promise<number> {
  const before = readSeen()
  const { latest } = state()
  const news = before && latest ? await lookForNews(before, latest) : null
  const rows = news ?? (await contentClient().fetch<ContentRow[]>(everythingQuery, {}, fresh))
  const now = { ...(news && before), ...Object.fromEntries(rows.map(seenOf)) }
  const changes = differences(before ?? {}, now)
  if (before) await refreshContent(changes)
  else await lookForTheFirstTime(changes)
  // What a webhook told while these were shown is noted in it: the look itself may be a minute old by now.
  const seen = before ?? now
  if (!news) {
    learnAllPaths(seenPaths(seen))
    // What was missed while there was no key to publish redirects with, or another node did not live to tell.
    if (!latest) for (const some of partsOf(pagesAmong(now), 200)) await keepRedirects(some)
  }
  if (!news || changes.length > 0) {
    writeSeen(seen)
    shareSeen()
  }
  state().latest = latestOf(rows, latest)
  return changes.length
}

/** What was published since the last look; null when something is gone, which only a look at everything can name. */
async function lookForNews(before: Seen, since: string): Promise<ContentRow[] | null> {
  const query = { since }
  const news = await contentClient().fetch<{ count: number; changed: ContentRow[] }>(newsQuery, query, fresh)
  const added = news.changed.filter(({ _id }) => !before[_id]).length
  return news.count === Object.keys(before).length + added ? news.changed : null
}

const seenOf = ({ _id, _rev, _type, path }: ContentRow) =>
  [_id, { rev: _rev, type: _type, ...(path && { path }) }] as const

const latestOf = (rows: ContentRow[], before = '') =>
  [before, ...rows.map(({ _updatedAt }) => _updatedAt)].sort().at(-1)

const pagesAmong = (seen: Seen): ContentChange[] =>
  Object.entries(seen).flatMap(([_id, { type, path }]) =>
    isAddressed(type) ? { _id, _type: type, operation: 'update' as const, path } : [],
  )

/** Nothing is stored yet: these pages are rendered, so that there is a good copy of each should the CMS go away. */
async function lookForTheFirstTime(changes: ContentChange[]): Promise<void> {
  learnAddresses(changes)
  await tellListenersOfAll()
  const paths = changes.flatMap(({ path }) => path ?? [])
  const depth = (path: string) => path.split('/').length
  void warmPaths(paths.toSorted((one, other) => depth(one) - depth(other)).slice(0, maxWarmed))
}

/** Those with the shortest addresses: whoever has thousands has them in folders. */
const maxWarmed = 50

type ContentRow = { _id: string; _type: string; _rev: string; _updatedAt: string; path?: string | null }
