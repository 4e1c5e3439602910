import { defineQuery } from 'groq'
import { chosen, type Reference } from './chosen'
import { loadContent } from './load'

const faqsQuery = defineQuery(`*[_type == "faq" && _id in $ids] { _id, question, answer }`)

/** Next takes 128 tags of a query; a new question elsewhere changes no page. */
const tagsOf = ([first = '', ...rest]: string[]): [string, ...string[]] =>
  rest.length < 100 ? [`id:${first}`, ...rest.map((id) => `id:${id}`)] : ['type:faq']

/**
 * The published questions these references name, in their order, with their answers; an empty line separates
 * paragraphs.
 */
export async function listFaqs(references: Reference[] | null | undefined) {
  const ids = [...new Set((references ?? []).flatMap((reference) => reference?._ref ?? []))]
  if (ids.length === 0) return []
  return chosen(await loadContent(faqsQuery, { params: { ids }, tags: tagsOf(ids) }), references)
}

const allFaqsQuery = defineQuery(
  `*[_type == "faq"] | order(order asc, question asc) { _id, question, answer }`,
)

/** All published questions, shown on a page or not. */
export const listAllFaqs = () => loadContent(allFaqsQuery, { tags: ['type:faq'] })
