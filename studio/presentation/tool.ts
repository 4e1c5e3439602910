import { map, type Observable } from 'rxjs'
import {
  type DocumentLocationResolver,
  type DocumentLocationsState,
  type DocumentResolver,
  presentationTool,
} from 'sanity/presentation'
import { detailAt } from '../../lib/content/shared/detail-path.ts'
import type { Places } from '../../schemas/descriptor.ts'
import { placesOf } from './places.ts'

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
