import type { blockTypes } from '../../schemas/blocks/index.ts'

type BlockName = (typeof blockTypes)[number]['name']

const contact = ['siteSettings']
const nothing: string[] = []

/**
 * The lists of the desk a block takes its words and prices from. What a page chooses one by one (its questions, its legal
 * text, its form) is read from the page itself.
 */
export const shownBy: Record<BlockName, string[]> = {
  hero: nothing,
  richText: nothing,
  split: nothing,
  cardGrid: nothing,
  steps: nothing,
  callout: nothing,
  notice: nothing,
  statBand: nothing,
  badgeList: ['badge'],
  faqList: nothing,
  upcomingEventList: ['comingEvents'],
  pastEventList: ['pastEvents'],
  eventTypeList: ['eventType'],
  jobList: ['job', 'hiddenJobs'],
  serviceAreaList: ['serviceArea'],
  serviceAreaMap: ['serviceArea'],
  zipCheck: ['serviceArea', 'zipCheckText'],
  partnershipList: ['partnershipType'],
  contactPanel: contact,
  contactCards: contact,
  factSheet: nothing,
  startingPrices: ['estimateService'],
  mission: nothing,
  legalText: nothing,
  acknowledgment: nothing,
  requestForm: nothing,
  injectionShop: ['injection'],
  packageList: ['package'],
  ivMenu: ['ivService'],
  planList: ['membershipPlan'],
  planComparison: ['membershipPlan'],
  giftPresets: ['giftPreset'],
  productList: nothing,
  featuredTreatments: ['treatment'],
  treatmentMenu: ['treatment'],
  testimonialRotator: ['testimonial'],
  counterBand: nothing,
  goodFaithExam: ['bookingSettings'],
  bookingCallout: nothing,
  clientPortal: ['bookingSettings'],
  stepSelector: nothing,
  offerCards: nothing,
}

/** What a price list shows, by its field `kind`. */
export const listedKinds: Record<string, string> = {
  injections: 'injection',
  plans: 'membershipPlan',
  giftCards: 'giftPreset',
}
