import { defineQuery } from 'groq'
import { loadContent } from './load'

const faqsQuery = defineQuery(`*[_type == "faq"] | order(order asc, question asc) { _id, question, answer }`)

/** All published questions with their answers; an empty line separates paragraphs. */
export const listFaqs = () => loadContent(faqsQuery, { tags: ['type:faq'] })
