import { defineQuery } from 'groq'
import { imageFields, linkFields } from './fragments'
import { loadContent } from './load'
import type { PageQueryResult } from './sanity.types'

const pageQuery = defineQuery(`*[_type == "page" && path == $path][0] {
  _id,
  title,
  path,
  _updatedAt,
  seo { title, description, isHidden, image { ${imageFields} } },
  blocks[] {
    ...,
    _type == "hero" => { primaryLink { ${linkFields} }, secondaryLink { ${linkFields} } },
    _type == "callout" => { link { ${linkFields} }, secondLink { ${linkFields} } },
    _type == "notice" => { link { ${linkFields} } },
    _type == "contactPanel" => { link { ${linkFields} } },
    _type == "acknowledgment" => { link { ${linkFields} } },
    _type == "startingPrices" => { link { ${linkFields} } },
    _type == "split" => { primaryLink { ${linkFields} }, secondaryLink { ${linkFields} } },
    _type == "giftPresets" => { newPatientLink { ${linkFields} }, balanceLink { ${linkFields} } },
    _type == "productList" => { link { ${linkFields} } },
    _type == "cardGrid" => { cards[] { _key, title, text, icon, anchor, link { ${linkFields} } } },
    _type == "treatmentMenu" => { link { ${linkFields} } },
    _type == "goodFaithExam" => { link { ${linkFields} } },
    _type == "bookingCallout" => { links[] { _key, ${linkFields} } },
    _type == "offerCards" => { offers[] { _key, figure, title, text, hasCallButton, hasCodeForm, link { ${linkFields} } } }
  }
}`)

const pagePathsQuery = defineQuery(`*[_type == "page" && defined(path)].path`)

/** All published paths. */
export const listPagePaths = () => loadContent(pagePathsQuery, { tags: ['list:page-paths'] })

const listed = '_type == "page" && defined(path) && seo.isHidden != true'
const listedPagesQuery = defineQuery(`{
  "count": count(*[${listed}]),
  "pages": *[${listed}] | order(path asc) [$first...$end] { path, _updatedAt }
}`)

/** The tags of every list of pages for search engines. */
export const listedPagesTags: [string, ...string[]] = ['type:page']

/** How many published pages search engines may list, and those between these places in the order of their paths. */
export const listListedPages = (first: number, end: number) =>
  loadContent(listedPagesQuery, { params: { first, end }, tags: listedPagesTags })

/** The page with this path, its lists and references unresolved (each block loads its own), or null. */
export const getPage = (path: string) => loadContent(pageQuery, { params: { path }, tags: [`path:${path}`] })

export type Page = NonNullable<PageQueryResult>

export type PageBlock = NonNullable<NonNullable<PageQueryResult>['blocks']>[number]

/** The content of one kind of block: `BlockOf<'hero'>`. */
export type BlockOf<Type extends PageBlock['_type']> = Extract<PageBlock, { _type: Type }>
