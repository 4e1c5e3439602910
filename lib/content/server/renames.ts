import { createHash } from 'node:crypto'
import { pathProblem } from '../shared/path-problem.ts'
import type { ContentChange } from './changes'

/** The last published paths of pages, also of those that are gone, by the page's id. */
export type KnownPaths = { [pageId: string]: string }

/** A page that was published at another path than before; without an earlier path it is new. */
export type Arrival = { pageId: string; from: string | null }

/** Published pages, and redirects with their drafts, as they are stored now. */
export type StoredAddresses = {
  pages: { _id: string; path: string | null }[]
  redirects: {
    _id: string
    _rev: string
    from: string | null
    to: string | null
    isPermanent: boolean | null
  }[]
}

export type RedirectWrites = {
  create: { _id: string; from: string; to: string }[]
  change: { _id: string; _rev: string; set: { to: string; isPermanent?: true } }[]
  remove: string[]
}

/**
 * The pages that are somewhere else than was known. A change that is known already is none, so that news which come twice do not
 * bring back a redirect that somebody has deleted. While nothing is known at all, the changes say where a page was.
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
 * Which redirects follow from pages that arrived at an address: one from each earlier address, every one that led there leads to
 * where the page is now, and those from the new address end. Nothing is made over a page, over what belongs to the program, or
 * where it is done already: asked again, the answer is empty.
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
