import { BillIcon } from '@sanity/icons/Bill'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CaseIcon } from '@sanity/icons/Case'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { CogIcon } from '@sanity/icons/Cog'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { DropIcon } from '@sanity/icons/Drop'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { HeartIcon } from '@sanity/icons/Heart'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { MenuIcon } from '@sanity/icons/Menu'
import { PackageIcon } from '@sanity/icons/Package'
import { PinIcon } from '@sanity/icons/Pin'
import { SearchIcon } from '@sanity/icons/Search'
import { TagIcon } from '@sanity/icons/Tag'
import { TransferIcon } from '@sanity/icons/Transfer'
import { UserIcon } from '@sanity/icons/User'
import { UsersIcon } from '@sanity/icons/Users'
import { all, asOnThePage, type DeskGroup, type DeskRow, only, some } from './row.ts'

/** What the clinic sells, each with its price. */
const offers = {
  title: 'What we sell',
  rows: [
    all('treatment', 'Treatments', HeartIcon, asOnThePage),
    all('ivService', 'IV services', DropIcon, asOnThePage),
    all('injection', 'Injections', DropIcon, asOnThePage),
    all('package', 'Packages', PackageIcon, asOnThePage),
    all('membershipPlan', 'Membership plans', UsersIcon, asOnThePage),
    all('giftPreset', 'Gift cards', CreditCardIcon, asOnThePage),
    all('estimateService', 'Services to estimate', BillIcon, asOnThePage),
  ],
}

/** The pages themselves; what each of them shows is found page by page. */
const pages = {
  title: 'Pages',
  rows: [all('page', 'All pages', DocumentIcon, { field: 'path', direction: 'asc' })],
}

/** The clinic's time all year round: Arizona has no summer time. */
const end = 'dateTime(date + "T" + coalesce(endTime, "23:59") + ":00-07:00")'

/** Events, jobs, areas and the people we work with. */
const peopleAndPlaces = {
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

/** Words, numbers and settings that more than one page goes by. */
const words = {
  title: 'Words everywhere',
  rows: [
    only('siteSettings', 'Clinic and contact', CogIcon),
    only('navigation', 'Menus', MenuIcon),
    all('faq', 'Questions', HelpCircleIcon, asOnThePage),
    all('legalDocument', 'Legal texts', DocumentTextIcon, asOnThePage),
    all('formText', 'Form texts', EnvelopeIcon, { field: 'heading', direction: 'asc' }),
    all('badge', 'Badges', CheckmarkCircleIcon, asOnThePage),
    only('zipCheckText', 'ZIP check: words', PinIcon),
    only('accountText', 'Accounts: words', UserIcon),
    all('searchEntry', 'Search results', SearchIcon, asOnThePage),
    all('redirect', 'Redirects', TransferIcon, { field: 'from', direction: 'asc' }),
    only('bookingSettings', 'Booking and widgets', CalendarIcon),
    only('practiceSettings', 'Practice (estimates, deadlines)', BillIcon),
  ],
}

/** What stands on the left, in this order. Each type has exactly one row that holds all of it. */
export const deskGroups: DeskGroup[] = [pages, offers, peopleAndPlaces, words]

const rows = new Map(deskGroups.flatMap((group) => group.rows).map((row) => [row.id, row]))

/** Every type that has a row. */
export const deskTypes = [...new Set(deskGroups.flatMap(({ rows }) => rows).map(({ type }) => type))]

/** The row with this id. Throws when the desk has none: the name is wrong. */
export function deskRow(id: string): DeskRow {
  const row = rows.get(id)
  if (!row) throw new Error(`The desk has no row ${id}`)
  return row
}
