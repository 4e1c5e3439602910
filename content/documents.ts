import { serviceAreas } from './areas/all.ts'
import { badges } from './badges/all.ts'
import { estimateServices } from './estimate-services/all.ts'
import { formTexts } from './forms/all.ts'
import { informationFaqs } from './faqs/information.ts'
import { injections } from './injections/all.ts'
import { legalDocuments } from './legal/all.ts'
import { eventTypes } from './event-types/all.ts'
import { eventsFrom } from './events/all.ts'
import { injections } from './injections/all.ts'
import { jobs } from './jobs/all.ts'
import { packages } from './packages/all.ts'
import { careers } from './pages/careers.ts'
import { eventInquiry } from './pages/event-inquiry.ts'
import { events } from './pages/events.ts'
import { home } from './pages/home.ts'
import { informationPages } from './pages/information.ts'
import { areas } from './pages/service-areas.ts'
import { sponsorship } from './pages/sponsorship.ts'
import { vitaminInjections } from './pages/vitamin-injections.ts'
import { partnershipTypes } from './partnership-types/all.ts'
import { menus } from './singletons/navigation.ts'
import { clinicAndContact } from './singletons/site-settings.ts'

/** The first edition: every document the site needs, what others refer to first. Fixed ids and keys, prices in dollars. */
export function seedDocuments() {
/** The first edition: every document the site needs, what others refer to first. Fixed ids and keys, prices in dollars, events dated from `now`. */
export function seedDocuments(now = new Date()) {
  return [
    ...badges,
    ...injections,
    ...packages,
    ...estimateServices,
    ...formTexts,
    home,
    vitaminInjections,
    ...informationFaqs,
    ...legalDocuments,
    ...injections,
    ...packages,
    home,
    vitaminInjections,
    ...informationPages,
    ...eventsFrom(now),
    ...eventTypes,
    ...jobs,
    ...serviceAreas,
    ...partnershipTypes,
    events,
    eventInquiry,
    careers,
    areas,
    sponsorship,
    home,
    vitaminInjections,
    clinicAndContact,
    menus,
  ]
}
