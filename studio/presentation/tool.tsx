import { useEffect, useMemo } from 'react'
import { map, type Observable, retry } from 'rxjs'
import { type ActiveToolLayoutProps, useClient } from 'sanity'
import {
  type DocumentLocationResolver,
  type DocumentLocationsState,
  type DocumentResolver,
  presentationTool,
} from 'sanity/presentation'
import { messageNames } from '../../lib/content/preview/shared/message-names.ts'
import { detailAt } from '../../lib/content/shared/detail-path.ts'
import type { Places } from '../../schemas/descriptor.ts'
import { descriptorOf } from '../../schemas/descriptors.ts'

/**
 * The site beside its documents, with everything that is not published yet. `siteUrl` only where the site is not on
 * the Studio's own origin.
 */
export const previewTool = (siteUrl: string | undefined) =>
  presentationTool({
    title: 'Preview',
    previewUrl: {
      ...(siteUrl && { initial: siteUrl }),
      // Sharing as Sanity has it never ends; preview links do.
      previewMode: { enable: '/api/preview/enter', disable: '/api/preview/exit', shareAccess: false },
    },
    ...(siteUrl && { allowOrigins: [new URL(siteUrl).origin] }),
    resolve: { mainDocuments, locations },
  })

/** From an address of the site to the document whose page is there, also one that is only a draft so far. */
const mainDocuments: DocumentResolver[] = [
  {
    route: ['/', '/:path*'],
    resolve: ({ path: asked }) => {
      const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked
      const detail = detailAt(path)
      return detail
        ? { filter: '_type == $type && slug.current == $slug', params: detail }
        : { filter: '_type == "page" && path == $path', params: { path } }
    },
  },
]

type Page = { title: string | null; path: string }

const perspective = { perspective: 'drafts' as const, tag: 'locations' }

/**
 * The pages that show a document, followed while they change: by a block that lists its type, or by a reference to
 * it.
 */
const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const places = placesOf(type, id)
  if (places.nowhere) return { message: places.nowhere, tone: 'caution' }
  if (places.addresses) return { locations: [...places.addresses] }
  if (places.everywhere) return { message: places.everywhere, tone: 'positive', locations: [home] }
  const found: Observable<Page[]> =
    type === 'page'
      ? documentStore.listenQuery(ownPageQuery, { id }, perspective)
      : documentStore.listenQuery(pagesQuery, { id, ...blockParams(places) }, perspective)
  return found.pipe(map(stateOf))
}

const home = { title: 'Home', href: '/' }

const ownPageQuery = '*[_type == "page" && _id == $id && defined(path)] { title, path }'

/** `$narrow` lists blocks such as `productList:plans`: the type and the value of its one choice. */
const pagesQuery = `*[_type == "page" && defined(path) && (
  references($id)
  || count(blocks[_type in $blocks]) > 0
  || count(blocks[(_type + ":" + coalesce(kind, form, "")) in $narrow]) > 0
)] | order(path asc) { title, path }`

function blockParams({ blocks = [] }: Places) {
  return {
    blocks: blocks.flatMap(({ type, choice }) => (choice ? [] : [type])),
    narrow: blocks.flatMap(({ type, choice }) => (choice ? [`${type}:${choice}`] : [])),
  }
}

function stateOf(pages: Page[] | null): DocumentLocationsState {
  if (!pages || pages.length === 0)
    return { message: 'No page shows this yet. Choose it in a block on a page first.', tone: 'caution' }
  return { locations: pages.map(({ title, path }) => ({ title: title || path, href: path })) }
}

const formBlocks: Record<string, string> = {
  discount: 'offerCards',
  'event-rsvp': 'upcomingEventList',
  waitlist: 'zipCheck',
}

/** Where this document is shown beside the pages that name it themselves. */
export function placesOf(type: string, id: string): Places {
  if (type !== 'formText') return descriptorOf(type)?.shownIn ?? {}
  const form = id.replace(/^formText-/, '')
  const own = { type: 'requestForm', choice: form }
  return { blocks: formBlocks[form] ? [own, { type: formBlocks[form] }] : [own] }
}

/** What the CMS keeps for itself is on no page. */
const changes = '*[!(_id in path("_.**"))]'

const againAfterMs = 5_000

/**
 * A tool as it is, and beside the preview what tells its pages. `siteUrl` only where the site is not on the Studio's
 * own origin.
 */
export const withPagesTold = (props: ActiveToolLayoutProps, siteUrl: string | undefined) => (
  <>
    {props.activeTool.name === 'presentation' && <TellPages siteUrl={siteUrl} />}
    {props.renderDefault(props)}
  </>
)

/**
 * Tells the pages of every stored edit, whoever made it. Sanity's own message is not enough: it compares revisions
 * with the first one it saw, a second after the document's last change, so an edit made before that is never told.
 */
function TellPages({ siteUrl }: { siteUrl: string | undefined }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  // They stay when the client is another one.
  const followers = useMemo(() => followersOf(siteUrl ? new URL(siteUrl).origin : location.origin), [siteUrl])

  useEffect(() => {
    window.addEventListener('message', followers.hear)
    return () => window.removeEventListener('message', followers.hear)
  }, [followers])

  useEffect(() => {
    // The welcome comes with each new connection: what happened in between is asked for.
    const listening = client
      .listen(changes, {}, { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' })
      .pipe(retry({ delay: againAfterMs }))
      .subscribe(followers.tellAll)
    return () => listening.unsubscribe()
  }, [client, followers])

  return null
}

type Follower = Pick<Window, 'closed' | 'postMessage'>

interface Heard {
  origin: string
  source: unknown
  data: unknown
}

/** The pages of the site that this Studio shows, in its frame or in a window of their own. */
export function followersOf(siteOrigin: string) {
  const pages = new Set<Follower>()
  const tell = (page: Follower) => page.postMessage(messageNames.edited, siteOrigin)

  return {
    /** A page that says it is here was drawn a moment ago: it is told at once, for what was stored since. */
    hear({ origin, source, data }: Heard) {
      if (origin !== siteOrigin || data !== messageNames.here || !isWindow(source)) return
      pages.add(source)
      tell(source)
    },
    tellAll() {
      for (const page of pages) {
        if (page.closed) pages.delete(page)
        else tell(page)
      }
    },
  }
}

const isWindow = (source: unknown): source is Follower =>
  typeof source === 'object' && source !== null && 'closed' in source
