import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { ZipCheckTextQueryResult } from './sanity.types'

const zipCheckTextQuery = defineQuery(`*[_type == "zipCheckText" && _id == "zipCheckText"][0] {
  label, bookingLabel, button, invalidText, failureText, areaTitle, timeText, noTimeText, noFeeText, feeText, outsideTitle, outsideText
}`)

/** What the ZIP check says; null before it was published. */
export const getZipCheckText = () => loadContent(zipCheckTextQuery, { tags: ['id:zipCheckText'] })

export type ZipCheckText = NonNullable<ZipCheckTextQueryResult>
