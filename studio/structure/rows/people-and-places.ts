import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CaseIcon } from '@sanity/icons/Case'
import { ClockIcon } from '@sanity/icons/Clock'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { PinIcon } from '@sanity/icons/Pin'
import { TagIcon } from '@sanity/icons/Tag'
import { UsersIcon } from '@sanity/icons/Users'
import { all, asOnThePage, some } from '../row.ts'

/** The clinic's time all year round: Arizona has no summer time. */
const end = 'dateTime(date + "T" + coalesce(endTime, "23:59") + ":00-07:00")'

/** Events, jobs, areas and the people we work with. */
export const peopleAndPlaces = {
  title: 'People and places',
  rows: [
    all('event', 'Events', CalendarIcon, { field: 'date', direction: 'desc' }),
    some('comingEvents', 'Coming events', CalendarIcon, {
      type: 'event',
      filter: `${end} >= dateTime(now())`,
      order: { field: 'date', direction: 'asc' },
    }),
    some('pastEvents', 'Past events', ClockIcon, {
      type: 'event',
      filter: `${end} < dateTime(now())`,
      order: { field: 'date', direction: 'desc' },
    }),
    all('eventType', 'Types of events', TagIcon, asOnThePage),
    all('job', 'Jobs', CaseIcon, asOnThePage),
    some('hiddenJobs', 'Hidden jobs', EyeClosedIcon, {
      type: 'job',
      filter: 'isHidden == true',
      order: asOnThePage,
    }),
    all('serviceArea', 'Service areas', PinIcon, asOnThePage),
    all('partnershipType', 'Partnerships', UsersIcon, asOnThePage),
    all('testimonial', 'Testimonials', BlockquoteIcon, asOnThePage),
  ],
}
