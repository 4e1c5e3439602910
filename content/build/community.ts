import type {
  Event,
  EventType,
  EventTypeList,
  Job,
  JobList,
  PartnershipList,
  PartnershipType,
  PastEventList,
  ServiceArea,
  ServiceAreaList,
  ServiceAreaMap,
  UpcomingEventList,
  ZipCheck,
} from '../../lib/content/server/sanity.types.ts'
import { type Complete, slugOf } from './document.ts'

type Named<Copy> = Omit<Copy, 'order' | 'slug'> & { slug: string }
type Words<Block> = Omit<Block, '_type'> & { key: string }

/** The event `event-<slug>`. */
export const event = ({
  slug,
  ...copy
}: Named<Complete<Event, 'attendees' | 'rating' | 'spotsText' | 'spots' | 'details'>>) => ({
  _id: `event-${slug}`,
  _type: 'event' as const,
  slug: slugOf(slug),
  ...copy,
})

/** The type of event `event-type-<slug>`; its place in the list is given by `inOrder`. */
export const eventType = ({ slug, ...copy }: Named<Complete<EventType>>) => ({
  _id: `event-type-${slug}`,
  _type: 'eventType' as const,
  ...copy,
})

/** The job `job-<slug>` with its form at the hosted address. */
export const job = ({
  slug,
  ...copy
}: Named<Omit<Complete<Job, 'isHidden' | 'workCity' | 'closesOn' | 'details'>, 'applyHref'>>) => ({
  _id: `job-${slug}`,
  _type: 'job' as const,
  slug: slugOf(slug),
  ...copy,
  applyHref: `https://careers.ocotillo.example/apply/${slug}`,
})

type Times = 'responseTime' | 'minutesFrom' | 'minutesTo'

/** The service area `service-area-<slug>`; `minutes` become its response time, without them it has none. */
export const serviceArea = ({
  slug,
  minutes,
  ...copy
}: Named<Omit<Complete<ServiceArea>, Times>> & { minutes?: [from: number, to: number] }) => ({
  _id: `service-area-${slug}`,
  _type: 'serviceArea' as const,
  ...copy,
  ...(minutes && {
    responseTime: `${minutes[0]}-${minutes[1]} min`,
    minutesFrom: minutes[0],
    minutesTo: minutes[1],
  }),
})

/** The partnership `partnership-<slug>`. */
export const partnershipType = ({ slug, ...copy }: Named<Complete<PartnershipType>>) => ({
  _id: `partnership-${slug}`,
  _type: 'partnershipType' as const,
  ...copy,
})

export const upcomingEventList = ({ key, ...words }: Words<UpcomingEventList>) => ({
  _type: 'upcomingEventList' as const,
  _key: key,
  ...words,
})

export const pastEventList = ({ key, ...words }: Words<PastEventList>) => ({
  _type: 'pastEventList' as const,
  _key: key,
  ...words,
})

export const eventTypeList = ({ key, ...words }: Words<EventTypeList>) => ({
  _type: 'eventTypeList' as const,
  _key: key,
  ...words,
})

export const jobList = ({ key, ...words }: Words<JobList>) => ({
  _type: 'jobList' as const,
  _key: key,
  ...words,
})

export const serviceAreaList = ({ key, ...words }: Words<ServiceAreaList>) => ({
  _type: 'serviceAreaList' as const,
  _key: key,
  ...words,
})

export const serviceAreaMap = ({ key, ...words }: Words<ServiceAreaMap>) => ({
  _type: 'serviceAreaMap' as const,
  _key: key,
  ...words,
})

export const zipCheck = ({ key, ...words }: Words<ZipCheck>) => ({
  _type: 'zipCheck' as const,
  _key: key,
  ...words,
})

export const partnershipList = ({ key, ...words }: Words<PartnershipList>) => ({
  _type: 'partnershipList' as const,
  _key: key,
  ...words,
})
