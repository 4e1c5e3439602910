// Made from the files beside by `npm run typegen`, but for the order of the list.
import { acknowledgment } from './acknowledgment.ts'
import { badgeList } from './badge-list.ts'
import { bookingCallout } from './booking-callout.ts'
import { callout } from './callout.ts'
import { cardGrid } from './card-grid.ts'
import { clientPortal } from './client-portal.ts'
import { contactCards } from './contact-cards.ts'
import { contactPanel } from './contact-panel.ts'
import { counterBand } from './counter-band.ts'
import { dripFinder } from './drip-finder.ts'
import { eventTypeList } from './event-type-list.ts'
import { factSheet } from './fact-sheet.ts'
import { faqList } from './faq-list.ts'
import { featuredTreatments } from './featured-treatments.ts'
import { giftPresets } from './gift-presets.ts'
import { goodFaithExam } from './good-faith-exam.ts'
import { hero } from './hero.ts'
import { injectionShop } from './injection-shop.ts'
import { ivMenu } from './iv-menu.ts'
import { jobList } from './job-list.ts'
import { legalText } from './legal-text.ts'
import { mission } from './mission.ts'
import { notice } from './notice.ts'
import { offerCards } from './offer-cards.ts'
import { packageList } from './package-list.ts'
import { partnershipList } from './partnership-list.ts'
import { pastEventList } from './past-event-list.ts'
import { planComparison } from './plan-comparison.ts'
import { planList } from './plan-list.ts'
import { productList } from './product-list.ts'
import { requestForm } from './request-form.ts'
import { richText } from './rich-text.ts'
import { serviceAreaList } from './service-area-list.ts'
import { serviceAreaMap } from './service-area-map.ts'
import { split } from './split.ts'
import { startingPrices } from './starting-prices.ts'
import { statBand } from './stat-band.ts'
import { stepSelector } from './step-selector.ts'
import { steps } from './steps.ts'
import { teamList } from './team-list.ts'
import { testimonialRotator } from './testimonial-rotator.ts'
import { treatmentMenu } from './treatment-menu.ts'
import { upcomingEventList } from './upcoming-event-list.ts'
import { zipCheck } from './zip-check.ts'

/** What pages are made of, in the order the Studio offers it. */
export const blockTypes = [
  hero,
  richText,
  split,
  cardGrid,
  steps,
  callout,
  notice,
  statBand,
  badgeList,
  faqList,
  upcomingEventList,
  pastEventList,
  eventTypeList,
  jobList,
  serviceAreaList,
  serviceAreaMap,
  zipCheck,
  partnershipList,
  contactPanel,
  contactCards,
  factSheet,
  startingPrices,
  mission,
  legalText,
  acknowledgment,
  requestForm,
  injectionShop,
  packageList,
  ivMenu,
  dripFinder,
  planList,
  planComparison,
  giftPresets,
  productList,
  featuredTreatments,
  treatmentMenu,
  teamList,
  testimonialRotator,
  counterBand,
  goodFaithExam,
  bookingCallout,
  clientPortal,
  stepSelector,
  offerCards,
]
