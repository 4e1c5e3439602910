import 'server-only'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { learnAddresses } from './addresses'
import type { ContentChange } from './changes'
import { publishingClient } from './client'
import {
  arrivalsOf,
  type KnownPaths,
  lastingPaths,
  type RedirectWrites,
  redirectWrites,
  type StoredAddresses,
} from './renames'

// Only what these pages have to do with: others, and there may be thousands, are not looked at.
const storedQuery = `{
  "pages": *[_type == "page" && (_id in $ids || path in $left) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{ _id, path },
  "redirects": *[_type == "redirect" && (count($left) > 0 || from in $arrived) && !(_id in path("versions.**"))]{ _id, _rev, from, to, isPermanent }
}`

/** Another node, or an editor, writes the same redirects just now: they are read again so many times. */
const mostTries = 4

/**
 * Makes the redirects that follow from published changes of pages' addresses, and ends those that a page has taken the address of
 * (docs/decisions/0028-renamed-addresses.md). Throws when they could not be written and another try may help.
 */
export async function keepRedirects(changes: ContentChange[]): Promise<void> {
  const moved = changes.filter(
    ({ _type, operation, path, previousPath }) =>
      _type === 'page' && operation !== 'delete' && path && path !== previousPath,
  )
  if (moved.length === 0) return
  const known = await readKnownPaths([...new Set(moved.map(({ _id }) => _id))])
  // A start tells of every page: what is known already is no news, and nobody is asked about it.
  const news = known ? moved.filter(({ _id, path }) => known[_id] !== path) : moved
  if (news.length === 0) return
  const client = publishingClient()
  if (!client) return refused('it has no key that may publish')
  const ids = [...new Set(news.map(({ _id }) => _id))]
  const isMoved = new Set(ids)
  const left = news.flatMap(({ _id, previousPath }) => known?.[_id] ?? previousPath ?? [])
  const arrived = news.flatMap(({ path }) => path ?? [])
  for (let tries = 1; ; tries++) {
    const options = { cache: 'no-store' } as const
    const stored = await client.fetch<StoredAddresses>(storedQuery, { ids, left, arrived }, options)
    const pages = stored.pages.filter(({ _id }) => isMoved.has(_id))
    try {
      await write(client, redirectWrites(arrivalsOf(known, pages, news), stored))
      return await rememberPaths(lastingPaths(pages))
    } catch (error) {
      const { statusCode } = error as { statusCode?: number }
      if (statusCode === 401 || statusCode === 403) return refused('the content store refused its key')
      if (statusCode !== 409 || tries >= mostTries) throw error
    }
  }
}

/** Not forgotten: what is not made now is made at the next start, once there is a key. */
const refused = (why: string) =>
  console.error(
    `An address of a page changed, and the site can make no redirect: ${why} (SANITY_WRITE_TOKEN).`,
  )

async function write(client: SanityClient, { create, change, remove }: RedirectWrites): Promise<void> {
  const written = [...[...create, ...change].map(({ _id }) => _id), ...remove]
  if (written.length === 0) return
  const transaction = client.transaction()
  for (const one of create) transaction.createIfNotExists({ ...one, _type: 'redirect', isPermanent: true })
  for (const { _id, _rev, set } of change) transaction.patch(_id, { ifRevisionID: _rev, set })
  for (const id of remove) transaction.delete(id)
  await transaction.commit({ visibility: 'sync' })
  learnAddresses(written.map((_id) => ({ _id, _type: 'redirect', operation: 'update' })))
}

/** What is known of these pages; null as long as nothing is known of any. */
async function readKnownPaths(ids: string[]): Promise<KnownPaths | null> {
  const { data, error } = await serviceClient().rpc('known_page_paths', { p_ids: ids })
  if (error) throw new Error(`The known addresses could not be read: ${error.message}`)
  return z.record(z.string(), z.string()).nullable().parse(data)
}

async function rememberPaths(paths: KnownPaths): Promise<void> {
  const rows = Object.entries(paths).map(([page_id, path]) => ({
    page_id,
    path,
    updated_at: now().toISOString(),
  }))
  if (rows.length === 0) return
  const { error } = await serviceClient().from('page_paths').upsert(rows)
  if (error) throw new Error(`The known addresses could not be written: ${error.message}`)
}
