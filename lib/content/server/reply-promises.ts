import { defineQuery } from 'groq'
import { loadContent } from './load'

const replyPromisesQuery = defineQuery(`*[_type == "formText" && _id == $id][0] {
  replyWithin { amount, unit }, careerReplyWithin { amount, unit }
}`)

/** Within which time the site promises to answer this form; null when its text is not published. */
export function getReplyPromises(form: string) {
  const id = `formText-${form}`
  return loadContent(replyPromisesQuery, { params: { id }, tags: [`id:${id}`] })
}
