import { serviceAreas } from './areas.ts'
import { badges } from './badges.ts'
import { partnershipTypes, testimonials } from './community.ts'
import { withDripPage, withInjectionPage } from './detail-pages.ts'
import { eventsFrom, eventTypes } from './events.ts'
import { detailFaqs, firstTimeFaqs, homeFaqs, informationFaqs } from './faqs/clinic.ts'
import { giftCardFaqs, ivFaqs, membershipFaqs } from './faqs/services.ts'
import { formTexts } from './forms.ts'
import { ingredients } from './ingredients/all.ts'
import { injections } from './injections.ts'
import { ivServices } from './iv-services.ts'
import { jobsFrom } from './jobs.ts'
import { legalDocuments } from './legal/all.ts'
import { redirects } from './navigation.ts'
import { estimateServices, giftPresets, membershipPlans, packages } from './offers.ts'
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
import { searchEntries } from './search.ts'
import { accountTexts, zipCheckWords } from './singletons/account-text.ts'
import { menus } from './singletons/navigation.ts'
import { searchWords } from './singletons/search-settings.ts'
import { booking, clinicAndContact, codeRules, practice } from './singletons/settings.ts'
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
