// Made from the files beside by `npm run typegen`, but for the order of the list.
import { serviceAreaList, serviceAreaMap, zipCheck } from './areas.ts'
import { bookingCallout, goodFaithExam } from './booking.ts'
import { cardGrid } from './card-grid.ts'
import { clientPortal, contactCards, contactPanel } from './contact.ts'
import { dripFinder } from './drip-finder.ts'
import { eventTypeList, partnershipList, pastEventList, upcomingEventList } from './events.ts'
import { badgeList, counterBand, factSheet, faqList, statBand } from './facts.ts'
import { hero } from './hero.ts'
import { offerCards, packageList, planComparison, planList, startingPrices } from './offers.ts'
import { jobList, teamList, testimonialRotator } from './people.ts'
import { requestForm } from './request-form.ts'
import { giftPresets, injectionShop, productList } from './shop.ts'
import { stepSelector, steps } from './steps.ts'
import { acknowledgment, callout, legalText, mission, notice, richText, split } from './texts.ts'
import { featuredTreatments, ivMenu, treatmentMenu } from './treatments.ts'

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
