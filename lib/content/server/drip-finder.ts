import { defineQuery } from 'groq'
import { isApproved } from '../shared/approval.ts'
import { loadContent } from './load'

const dripFinderQuery =
  defineQuery(`*[_type == "page" && defined(path) && "dripFinder" in blocks[]._type] | order(path asc)[0] {
  path, needsApproval, approvedBy, approvedAt, "finder": blocks[_type == "dripFinder"][0]
}`)

/** The questions that help to choose, and the page they stand on; null while none is published. */
export async function getDripFinder() {
  const page = await loadContent(dripFinderQuery, { tags: ['type:page'] })
  return page?.finder && page.path
    ? { path: page.path, isSample: !isApproved(page), finder: page.finder }
    : null
}
