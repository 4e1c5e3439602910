import { defineQuery } from 'groq'
import { contentClient } from './client'

const eventNewsQuery = defineQuery(`*[_type == "event" && defined(date)] | order(date asc) {
  _id, title, date, time, endTime, location, priceText
}`)

/** What a mail says of each published event, asked anew and not kept: for a job, which runs outside of any page. */
export const fetchEventNews = () => contentClient().fetch(eventNewsQuery, {}, { cache: 'no-store' })
