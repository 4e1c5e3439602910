import { defineQuery } from 'groq'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { isApproved } from '../shared/approval.ts'
import { addressedTypes, addressOf, detailAt } from '../shared/detail-path.ts'
import { type Detail, getDetail } from './details'
import { blockFields, imageFields } from './fragments'
import { loadContent } from './load'
import type { PageQueryResult } from './sanity.types'

const pageQuery = defineQuery(`*[_type == "page" && path == $path][0] {
  _id,
  title,
  path,
  _updatedAt,
  needsApproval,
  approvedBy,
  approvedAt,
  seo { title, description, isHidden, image { ${imageFields} } },
  blocks[] { ${blockFields} }
}`)

const pagePathsQuery = defineQuery(
  `*[_type in ${addressedTypes}]{ "path": ${addressOf} }[defined(path)].path`,
)

/** All published paths. */
export const listPagePaths = () => loadContent(pagePathsQuery, { tags: ['list:page-paths'] })

// A medical text nobody approved is no result for a live site, nor is what is over.
const listed = `_type in ${addressedTypes} && defined(${addressOf}) && seo.isHidden != true
  && (!$isLive || !(needsApproval == true || _type in ["ivService", "injection"])
    || (defined(approvedBy) && defined(approvedAt) && count(contents[!defined(ingredient->approvedBy) || !defined(ingredient->approvedAt)]) in [null, 0]))
  && !(_type == "job" && (isHidden == true || coalesce(closesOn, $today) < $today)) && !(_type == "event" && coalesce(date, $today) < $today)`
const listedPagesQuery = defineQuery(`{
  "count": count(*[${listed}]),
  "pages": *[${listed}]{ "path": ${addressOf}, _updatedAt } | order(path asc) [$first...$end]
}`)

/** The tags of every list of pages for search engines. */
export const listedPagesTags: [string, ...string[]] = [
  'type:page',
  'type:ivService',
  'type:injection',
  'type:ingredient',
  'type:membershipPlan',
  'type:event',
  'type:job',
]

/** What decides whether they may. */
const searchEngine = () => ({ isLive: env.isLive, today: clinicDate(now()) })

/** How many published pages search engines may list, and those between these places in the order of their paths. */
export const listListedPages = (first: number, end: number) =>
  loadContent(listedPagesQuery, {
    params: { first, end, ...searchEngine() },
    tags: listedPagesTags,
  })

const describedPagesQuery = defineQuery(
  `*[${listed}]{ _type, "path": ${addressOf}, "title": coalesce(title, name), "description": coalesce(seo.description, description) } | order(path asc) [0...1000]`,
)

/** The first thousand of them, with what search engines are told of each. */
export const listDescribedPages = () =>
  loadContent(describedPagesQuery, { params: searchEngine(), tags: listedPagesTags })

/**
 * The page with this path, its lists and references unresolved (each block loads its own), or null. What a document
 * with a page of its own says of itself is its `detail`; a page that editors made at the same address comes first.
 */
export async function getPage(path: string): Promise<Page | null> {
  const page = await loadContent(pageQuery, { params: { path }, tags: [`path:${path}`] })
  if (page) return { ...page, ...approval(page.needsApproval === true && !isApproved(page), page.seo) }
  const at = detailAt(path)
  const detail = at && (await getDetail(at))
  if (!detail) return null
  const { facts, title, description, isOver } = detail
  const hidden = { title: null, description, isHidden: isOver, image: null }
  return {
    _id: facts._id,
    _updatedAt: facts._updatedAt,
    title,
    path,
    blocks: facts.details,
    detail,
    ...approval(!isOver && detail.isMedical && !detail.isApproved, hidden),
  }
}

/** A sample says so; on a live site search engines leave it out. */
const approval = (isSample: boolean, seo: Stored['seo']) => ({
  isSample,
  seo: isSample && env.isLive ? { title: null, description: null, image: null, ...seo, isHidden: true } : seo,
})

type Stored = NonNullable<PageQueryResult>

export type Page = Pick<Stored, '_id' | '_updatedAt' | 'title' | 'path' | 'seo' | 'blocks'> & {
  /** A medical text that no clinician has approved. */
  isSample?: boolean
  detail?: Detail
}

export type PageBlock = NonNullable<Stored['blocks']>[number]

/** The content of one kind of block: `BlockOf<'hero'>`. */
export type BlockOf<Type extends PageBlock['_type']> = Extract<PageBlock, { _type: Type }>
