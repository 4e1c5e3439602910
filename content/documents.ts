import { serviceAreas } from './areas.ts'
import { badges } from './badges.ts'
import { withDripPage, withInjectionPage } from './detail-pages.ts'
import { estimateServices } from './estimate-services.ts'
import { eventTypes } from './event-types.ts'
import { eventsFrom } from './events.ts'
import { firstTimeFaqs, homeFaqs, informationFaqs } from './faqs/clinic.ts'
import { detailFaqs } from './faqs/details.ts'
import { giftCardFaqs, ivFaqs, membershipFaqs } from './faqs/services.ts'
import { formTexts } from './forms.ts'
import { giftPresets } from './gift-presets.ts'
import { ingredients } from './ingredients/all.ts'
import { injections } from './injections.ts'
import { ivServices } from './iv-services.ts'
import { jobsFrom } from './jobs.ts'
import { legalDocuments } from './legal/all.ts'
import { packages } from './packages.ts'
import { careers } from './pages/careers.ts'
import { eventInquiry } from './pages/event-inquiry.ts'
import { events } from './pages/events.ts'
import { firstTimePatients } from './pages/first-time-patients.ts'
import { giftCards } from './pages/gift-cards.ts'
import { helpMeChoose } from './pages/help-me-choose.ts'
import { home } from './pages/home.ts'
import { informationPages } from './pages/information.ts'
import { isItRightForMe } from './pages/is-it-right-for-me.ts'
import { ivTherapy } from './pages/iv-therapy.ts'
import { membership } from './pages/membership.ts'
import { products } from './pages/products.ts'
import { areas } from './pages/service-areas.ts'
import { sponsorship } from './pages/sponsorship.ts'
import { vitaminInjections } from './pages/vitamin-injections.ts'
import { partnershipTypes } from './partnership-types.ts'
import { membershipPlans } from './plans.ts'
import { redirects } from './redirects.ts'
import { searchEntries } from './search.ts'
import { accountTexts } from './singletons/account-text.ts'
import { booking } from './singletons/booking-settings.ts'
import { codeRules } from './singletons/discount-rules.ts'
import { menus } from './singletons/navigation.ts'
import { practice } from './singletons/practice-settings.ts'
import { searchWords } from './singletons/search-settings.ts'
import { clinicAndContact } from './singletons/site-settings.ts'
import { zipCheckWords } from './singletons/zip-check-text.ts'
import { testimonials } from './testimonials.ts'
import { timelines } from './timelines.ts'
import { treatments } from './treatments.ts'

/**
 * The first edition: every document the site needs, what others refer to first. Fixed ids and keys, prices in
 * dollars, events dated from `now`.
 */
export function seedDocuments(now = new Date()) {
  return [
    ...searchEntries,
    ...redirects,
    ...badges,
    ...homeFaqs,
    ...firstTimeFaqs,
    ...ivFaqs,
    ...membershipFaqs,
    ...giftCardFaqs,
    ...informationFaqs,
    ...detailFaqs,
    ...ingredients,
    ...timelines,
    ...legalDocuments,
    ...treatments,
    ...testimonials,
    ...ivServices.map(withDripPage),
    ...injections.map(withInjectionPage),
    ...packages,
    ...membershipPlans,
    ...giftPresets,
    ...estimateServices,
    ...formTexts,
    ...eventsFrom(now),
    ...eventTypes,
    ...jobsFrom(now),
    ...serviceAreas,
    ...partnershipTypes,
    home,
    firstTimePatients,
    helpMeChoose,
    isItRightForMe,
    ivTherapy,
    vitaminInjections,
    membership,
    giftCards,
    products,
    ...informationPages,
    events,
    eventInquiry,
    careers,
    areas,
    sponsorship,
    clinicAndContact,
    practice,
    booking,
    zipCheckWords,
    accountTexts,
    codeRules,
    searchWords,
    menus,
  ]
}
