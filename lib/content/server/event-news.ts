import { defineQuery } from 'groq'
import { clinicDate } from '@/lib/platform/clinic-time/shared/model'
import { contentClient } from './client'

const eventNewsQuery = defineQuery(`*[_type == "event" && date >= $today] | order(date asc) {
  _id, title, date, time, endTime, location, priceText
}`)

/** What a mail says of each published event of today and later, asked anew and not kept: for a job, which runs outside of any page. */
export const fetchEventNews = (now: Date) =>
  contentClient().fetch(eventNewsQuery, { today: clinicDate(now) }, { cache: 'no-store' })
