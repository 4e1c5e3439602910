import 'server-only'
import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'
import { addressedTypes, addressOf, isAddressed } from '../shared/detail-path.ts'
import { pathProblem } from '../shared/path-problem.ts'
import { learnAddresses } from './addresses'
import type { ContentChange } from './changes'
import { publishingClient } from './client'

// Only what these pages have to do with: others, and there may be thousands, are not looked at.
const storedQuery = `{
  "pages": *[_type in ${addressedTypes} && (_id in $ids || ${addressOf} in $left) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{ _id, "path": ${addressOf} },
  "redirects": *[_type == "redirect" && (count($left) > 0 || from in $arrived) && !(_id in path("versions.**"))]{ _id, _rev, from, to, isPermanent }
}`

/** Another node, or an editor, writes the same redirects just now: they are read again so many times. */
const maxTries = 4

/**
 * Makes the redirects that follow from published changes of pages' addresses, and ends those that a page has taken
 * the address of (docs/decisions/0028-renamed-addresses.md). Throws when they could not be written and another try
 * may help.
 */
export async function keepRedirects(changes: ContentChange[]): Promise<void> {
  const moved = changes.filter(
    ({ _type, operation, path, previousPath }) =>
      isAddressed(_type) && operation !== 'delete' && path && path !== previousPath,
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
      if (statusCode !== 409 || tries >= maxTries) throw error
    }
  }
}

/** Not forgotten: what is not made now is made at the next start, once there is a key. */
const refused = (why: string) =>
  log.error(
    'content',
    'An address of a page changed, and the site can make no redirect (SANITY_WRITE_TOKEN)',
    {
      reason: why,
    },
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
  const data = await callDatabase('known_page_paths', 'The known addresses could not be read', { p_ids: ids })
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

/** The last published paths of pages, also of those that are gone, by the page's id. */
type KnownPaths = { [pageId: string]: string }

/** A page that was published at another path than before; without an earlier path it is new. */
type Arrival = { pageId: string; from: string | null }

/** Published pages, and redirects with their drafts, as they are stored now. */
type StoredAddresses = {
  pages: { _id: string; path: string | null }[]
  redirects: {
    _id: string
    _rev: string
    from: string | null
    to: string | null
    isPermanent: boolean | null
  }[]
}

type RedirectWrites = {
  create: { _id: string; from: string; to: string }[]
  change: { _id: string; _rev: string; set: { to: string; isPermanent?: true } }[]
  remove: string[]
}

/**
 * The pages that are somewhere else than was known. A change that is known already is none, so that news which come
 * twice do not bring back a redirect that somebody has deleted. While nothing is known at all, the changes say where
 * a page was.
 */
export function arrivalsOf(
  known: KnownPaths | null,
  pages: StoredAddresses['pages'],
  changes: readonly ContentChange[],
): Arrival[] {
  const told = new Map(changes.map(({ _id, previousPath }) => [_id, previousPath ?? null]))
  return pages.flatMap(({ _id, path }) => {
    const from = known?.[_id] ?? told.get(_id) ?? null
    const isNews = known ? known[_id] !== path : from !== null
    return path && isNews && from !== path ? [{ pageId: _id, from }] : []
  })
}

/** What is to be remembered of these pages: one that lies where no visitor finds it stays known by where it was. */
export const lastingPaths = (pages: StoredAddresses['pages']): KnownPaths =>
  Object.fromEntries(pages.flatMap(({ _id, path }) => (path && isForPages(path) ? [[_id, path]] : [])))

/**
 * Which redirects follow from pages that arrived at an address: one from each earlier address, every one that led
 * there leads to where the page is now, and those from the new address end. Nothing is made over a page, over what
 * belongs to the program, or where it is done already: asked again, the answer is empty.
 */
export function redirectWrites(arrivals: readonly Arrival[], stored: StoredAddresses): RedirectWrites {
  const paths = new Map(stored.pages.map(({ _id, path }) => [_id, path]))
  const taken = new Set(paths.values())
  const arrived = new Set(arrivals.flatMap(({ pageId }) => paths.get(pageId) ?? []).filter(isForPages))
  const moves = new Map(
    arrivals.flatMap(({ pageId, from }): [string, string][] => {
      // Where the page is now: it may have moved on since.
      const to = paths.get(pageId)
      return from && to && !taken.has(from) && isForPages(from) && isForPages(to) ? [[from, to]] : []
    }),
  )
  const published = stored.redirects.filter(({ _id }) => !isDraft(_id))
  const ended = new Set(published.filter(({ from }) => from && arrived.has(from)).map(({ _id }) => _id))
  const isOver = ({ _id, from }: { _id: string; from: string | null }) =>
    ended.has(publishedId(_id)) && from !== null && arrived.has(from)
  const lasting = stored.redirects.filter((one) => !isOver(one))
  const ids = new Set(stored.redirects.map(({ _id }) => publishedId(_id)))

  const change = lasting.flatMap(({ _id, _rev, from, to, isPermanent }) => {
    const own = !isDraft(_id) && from ? moves.get(from) : undefined
    if (own)
      return to === own && isPermanent ? [] : [{ _id, _rev, set: { to: own, isPermanent: true as const } }]
    const [path = '', rest = ''] = splitPath(to ?? '')
    const next = moves.get(path)
    return next && next !== from ? [{ _id, _rev, set: { to: next + rest } }] : []
  })
  const create = [...moves].flatMap(([from, to]) =>
    published.some((one) => one.from === from) ? [] : [{ _id: freeId(from, ids), from, to }],
  )
  return { create, change, remove: stored.redirects.filter(isOver).map(({ _id }) => _id) }
}

const isForPages = (path: string) => pathProblem(path) === true
const isDraft = (id: string) => id.startsWith('drafts.')
const publishedId = (id: string) => id.replace(/^drafts\./, '')

/** The path of an address, and its query and anchor. */
function splitPath(href: string): [string, string] {
  const end = href.search(/[?#]/)
  return end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)]
}

/** The same for everybody who hears of a publish, unless an editor has turned that document to another address. */
function freeId(from: string, taken: ReadonlySet<string>): string {
  const id = `redirect-${createHash('sha256').update(from).digest('hex').slice(0, 24)}`
  for (let tries = 1; ; tries++) {
    const candidate = tries === 1 ? id : `${id}-${tries}`
    if (!taken.has(candidate)) return candidate
  }
}
