import { defineQuery } from 'groq'
import { addressOf } from '../shared/detail-path.ts'
import { loadContent } from './load'
import { listedPagesTags } from './pages'

const searchEntriesQuery = defineQuery(`*[_type == "searchEntry"] | order(order asc, title asc) {
  _id, title, type, url, description, category
}`)

/** The editors' own results, in their order (ENT-013). */
export const listSearchEntries = () => loadContent(searchEntriesQuery, { tags: ['type:searchEntry'] })

const shown = `
    _key, _type, anchor, "choice": select(_type == "requestForm" => form, _type == "productList" => kind),
    "ids": select(_type == "faqList" => faqs[]._ref, _type == "legalText" => [document._ref]),
    "categories": select(_type == "ivMenu" => categories[] { key, label })
`
const findablePagesQuery =
  defineQuery(`*[_type == "page" && defined(path) && seo.isHidden != true] | order(path asc) {
  _id, title, path, searchWords, "description": seo.description, "shows": blocks[] { ${shown} }
}`)
const detailPagesQuery =
  defineQuery(`*[_type in ["ivService", "injection", "membershipPlan", "event", "job"] && defined(${addressOf})] {
  _id, _type, "path": ${addressOf}, "shows": details[] { ${shown} }
} | order(path asc)`)

/**
 * All published pages that search engines may list, with what each of them shows; then the documents with a page of
 * their own, which have no title here: they are found by their name.
 */
export async function listFindablePages() {
  const [pages, details] = await Promise.all([
    loadContent(findablePagesQuery, { tags: ['type:page'] }),
    loadContent(detailPagesQuery, { tags: listedPagesTags }),
  ])
  const unnamed = { title: null, searchWords: null, description: null }
  return [...pages, ...details.map((page) => ({ ...page, ...unnamed }))]
}

export type FindablePage = Awaited<ReturnType<typeof listFindablePages>>[number]

/** How the menu calls the category of a drip; undefined where it stands in none. */
export const menuLabel = ({ category }: { category: string | null }, pages: readonly FindablePage[]) =>
  pages
    .flatMap(({ shows }) => shows?.flatMap(({ categories }) => categories ?? []) ?? [])
    .find(({ key }) => key && key === category)?.label

const searchSettingsQuery = defineQuery(`*[_type == "searchSettings" && _id == "searchSettings"][0] {
  groups[] { _key, words, siteAnswer, "first": first._ref }, isMissedCounted
}`)

/** Which words mean the same, and what comes first for them; null before it was published. */
export const getSearchSettings = () => loadContent(searchSettingsQuery, { tags: ['id:searchSettings'] })
