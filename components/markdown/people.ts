import { responseGroups } from '@/components/art/valley-map'
import { maxPastShown } from '@/components/blocks/events'
import { departmentNames } from '@/components/careers/job-card'
import {
  byTime,
  type Event,
  listComingEvents,
  listEventTypes,
  listLateEvents,
} from '@/lib/content/server/events'
import { type Job, listJobs } from '@/lib/content/server/jobs'
import { getLegalDocument } from '@/lib/content/server/legal-documents'
import type { BlockOf } from '@/lib/content/server/pages'
import { listPartnershipTypes } from '@/lib/content/server/partnership-types'
import { listServiceAreas, type ServiceArea } from '@/lib/content/server/service-areas'
import { getSiteSettings, type SiteSettings } from '@/lib/content/server/settings'
import { listTestimonials, type Testimonial } from '@/lib/content/server/testimonials'
import type { ContactChannel } from '@/lib/content/shared/choices'
import { clockTime } from '@/lib/content/shared/clock-time'
import { postalLine } from '@/lib/content/shared/postal-line'
import { now } from '@/lib/platform/server/clock'
import { formatDay } from '@/lib/platform/shared/locale'
import {
  blocks,
  call,
  doAt,
  facts,
  heading,
  link,
  list,
  opening,
  paragraphs,
  points,
  richText,
  words,
} from './pen'

type Events = 'upcomingEventList' | 'pastEventList' | 'eventTypeList'
type Places = 'serviceAreaList' | 'serviceAreaMap' | 'contactCards' | 'contactPanel'
type Others = 'jobList' | 'partnershipList' | 'testimonialRotator' | 'legalText'

/** The blocks that list events, jobs, places and people. */
export const people: {
  [Type in Events | Places | Others]: (block: BlockOf<Type>, here: string) => Promise<string>
} = {
  upcomingEventList: async (block, here) => {
    const { upcoming } = byTime(await listComingEvents(now()), now())
    return blocks(
      opening(block.heading, block.intro),
      ...(upcoming.length > 0 ? upcoming.map((one) => event(one, here)) : [paragraphs(block.emptyText)]),
      facts(words(block.alertText), link(block.alertLink, here)),
    )
  },

  pastEventList: async (block) => {
    const { past } = byTime(await listLateEvents(now()), now())
    if (past.length === 0) return ''
    return blocks(opening(block.heading, block.intro), list(past.slice(0, maxPastShown).map(pastEvent)))
  },

  eventTypeList: async (block) =>
    blocks(
      opening(block.heading, block.intro),
      ...(await listEventTypes()).map(({ name, description, details }) =>
        blocks(heading(3, name), paragraphs(description), points(details)),
      ),
    ),

  serviceAreaList: async (block) => {
    const isExtended = block.reach === 'extended'
    const areas = (await listServiceAreas()).filter(({ isPrimary }) => Boolean(isPrimary) !== isExtended)
    return blocks(
      opening(block.heading, block.intro),
      ...areas.map((area) => serviceArea(area, block.unknownTime)),
    )
  },

  serviceAreaMap: async (block) => blocks(opening(block.heading, block.intro), await areasByTime()),

  contactCards: async (block) => {
    const settings = await getSiteSettings()
    const cards = (block.cards ?? []).map(({ title, text, channel }) =>
      blocks(heading(3, title), paragraphs(text), contact(settings, channel)),
    )
    return blocks(opening(block.heading, block.intro), ...cards)
  },

  contactPanel: async (block, here) => {
    const settings = await getSiteSettings()
    const hours =
      block.hours === 'short'
        ? words(settings?.hoursShort)
        : list(
            settings?.openingHours?.map(
              ({ label, opens, closes }) => `${words(label)}: ${clockTime(opens)} to ${clockTime(closes)}`,
            ),
          )
    return blocks(
      opening(block.heading, block.intro),
      list([contact(settings, 'phone'), contact(settings, 'emailGeneral'), words(settings?.city)]),
      hours && blocks(heading(3, 'Hours'), hours),
      block.areas && blocks(heading(3, 'Service areas'), paragraphs(block.areas)),
      block.hasMap && (await areasByTime()),
      link(block.link, here),
    )
  },

  jobList: async (block, here) => {
    const jobs = await listJobs()
    const none = blocks(
      heading(3, block.emptyTitle),
      paragraphs(block.emptyText),
      link(block.emptyLink, here),
    )
    return blocks(
      opening(block.heading, block.intro),
      ...(jobs.length > 0 ? jobs.map((one) => job(one, here)) : [none]),
    )
  },

  partnershipList: async (block) =>
    blocks(
      opening(block.heading, block.intro),
      ...(await listPartnershipTypes()).map(({ name, suits, description, benefits }) =>
        blocks(heading(3, name), paragraphs(suits), paragraphs(description), points(benefits)),
      ),
    ),

  testimonialRotator: async (block) => {
    const testimonials = await listTestimonials()
    return testimonials.length > 0 ? blocks(opening(block.heading), ...testimonials.map(quote)) : ''
  },

  legalText: async ({ document }, here) => {
    const text = document?._ref ? await getLegalDocument(document._ref) : null
    if (!text) return ''
    const settings = await getSiteSettings()
    return blocks(
      text.lastUpdated && `Last updated ${words(text.lastUpdated)}`,
      text.opening && `**${words(text.opening)}**`,
      text.summary && opening('In plain words', text.summary),
      ...(text.sections ?? []).map((section, index) =>
        blocks(heading(2, `${index + 1}. ${section.heading ?? ''}`), richText(section.body, here)),
      ),
      text.contactHeading &&
        blocks(
          opening(text.contactHeading, text.contactText),
          list([contact(settings, text.contactChannel), contact(settings, 'phone')]),
        ),
    )
  },
}

/** What somebody said, with the stars they gave; a sample says that it is one (HOME-004). */
export function quote({ name, text, rating, isSample }: Testimonial): string {
  const by = facts(
    words(name),
    typeof rating === 'number' && `${rating} of 5 stars`,
    isSample && 'Sample testimonial',
  )
  return blocks(paragraphs(text), by)
    .split('\n')
    .map((line) => `> ${line}`.trim())
    .join('\n')
}

const day = (date: string | null) =>
  date && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? formatDay(date, { dateStyle: 'full' }) : ''

const event = (one: Event, here: string) =>
  blocks(
    heading(3, one.title),
    eventFacts(one),
    paragraphs(one.description),
    one.spots !== null && doAt('Reserve a spot', here, one._id),
  )

/** When and where an event is, and what it costs. */
export function eventFacts(one: Event): string {
  const { date, time, endTime, location, type, priceText, spotsText, spots } = one
  return blocks(
    facts(
      words(type),
      day(date),
      time && clockTime(time) + (endTime ? ` to ${clockTime(endTime)}` : ''),
      words(location),
    ),
    facts(priceText && `**${words(priceText)}**`, words(spotsText) || (spots !== null && `${spots} spots`)),
  )
}

const pastEvent = ({ title, date, location, attendees, rating }: Event) =>
  facts(
    words(title),
    day(date),
    words(location),
    attendees ? `${attendees} attendees` : '',
    rating ? `rated ${rating} of 5` : '',
  )

const job = (one: Job, here: string) => blocks(heading(3, one.title), jobFacts(one, here))

/** What a position is, pays and asks for, and how to apply. */
export function jobFacts(one: Job, here: string): string {
  const { department, type, location, salaryRange, experience, requirements } = one
  return blocks(
    facts(
      department && departmentNames[department],
      words(type),
      words(location),
      salaryRange && `**${words(salaryRange)}**`,
      one.isFeatured && 'Hiring now',
    ),
    paragraphs(one.description),
    experience && `**Experience:** ${words(experience)}`,
    requirements && requirements.length > 0 && blocks('What we ask for:', points(requirements)),
    one.applyHref && link({ label: 'Submit Application', href: one.applyHref }, here),
  )
}

const serviceArea = (area: ServiceArea, unknownTime: string | null | undefined) =>
  blocks(
    heading(3, area.city),
    words(area.responseTime ?? unknownTime),
    paragraphs(area.description),
    area.neighborhoods?.map(words).join(', '),
  )

const areasByTime = async () =>
  list(
    responseGroups(await listServiceAreas()).map(({ time, cities }) =>
      time ? `${words(time)}: ${cities.map(words).join(', ')}` : cities.map(words).join(', '),
    ),
  )

/** One of the clinic’s numbers or addresses; nothing while it is not published. */
export function contact(settings: SiteSettings | null, channel: ContactChannel | null | undefined): string {
  const value = channel && settings?.[channel]
  if (!value) return ''
  if (channel === 'street') return words(postalLine(settings))
  if (channel === 'phone' || channel === 'supportPhone') return call(value, value)
  return `[${words(value)}](mailto:${encodeURI(value)})`
}
