import { blockTypes } from './blocks/index.ts'
import { badge } from './documents/badge.ts'
import { estimateService } from './documents/estimate-service.ts'
import { event } from './documents/event.ts'
import { eventType } from './documents/event-type.ts'
import { faq } from './documents/faq.ts'
import { formText } from './documents/form-text.ts'
import { giftPreset } from './documents/gift-preset.ts'
import { ingredient } from './documents/ingredient.ts'
import { injection } from './documents/injection.ts'
import { ivService } from './documents/iv-service.ts'
import { job } from './documents/job.ts'
import { legalDocument } from './documents/legal-document.ts'
import { membershipPlan } from './documents/membership-plan.ts'
import { packageType } from './documents/package.ts'
import { page } from './documents/page.ts'
import { partnershipType } from './documents/partnership-type.ts'
import { redirect } from './documents/redirect.ts'
import { searchEntry } from './documents/search-entry.ts'
import { serviceArea } from './documents/service-area.ts'
import { testimonial } from './documents/testimonial.ts'
import { timeline } from './documents/timeline.ts'
import { treatment } from './documents/treatment.ts'
import { truthNote } from './documents/truth-note.ts'
import { accessibleImage } from './objects/accessible-image.ts'
import { askFirst } from './objects/ask-first.ts'
import { bookingId } from './objects/booking-id.ts'
import { card } from './objects/card.ts'
import { careProvider } from './objects/care-provider.ts'
import { contactCard } from './objects/contact-card.ts'
import { contentPart } from './objects/content-part.ts'
import { counter } from './objects/counter.ts'
import { discountRule } from './objects/discount-rule.ts'
import { dosageOption } from './objects/dosage-option.ts'
import { factRow } from './objects/fact-row.ts'
import { fieldNote } from './objects/field-note.ts'
import { footerColumn } from './objects/footer-column.ts'
import { ivCategory } from './objects/iv-category.ts'
import { legalSection } from './objects/legal-section.ts'
import { link } from './objects/link.ts'
import { linkGroup } from './objects/link-group.ts'
import { megaCategory } from './objects/mega-category.ts'
import { megaItem } from './objects/mega-item.ts'
import { offer } from './objects/offer.ts'
import { openingHours } from './objects/opening-hours.ts'
import { replyWithin } from './objects/reply-within.ts'
import { searchGroup } from './objects/search-group.ts'
import { seo } from './objects/seo.ts'
import { socialLink } from './objects/social-link.ts'
import { sourceLink } from './objects/source-link.ts'
import { stat } from './objects/stat.ts'
import { step } from './objects/step.ts'
import { textLink } from './objects/text-link.ts'
import { timedStep } from './objects/timed-step.ts'
import { visitMoment } from './objects/visit-moment.ts'
import { withNeeded } from './rules/needed.ts'
import { accountText } from './singletons/account-text.ts'
import { bookingSettings } from './singletons/booking-settings.ts'
import { discountRules } from './singletons/discount-rules.ts'
import { navigation } from './singletons/navigation.ts'
import { practiceSettings } from './singletons/practice-settings.ts'
import { searchSettings } from './singletons/search-settings.ts'
import { siteSettings } from './singletons/site-settings.ts'
import { zipCheckText } from './singletons/zip-check-text.ts'

/** Types of which exactly one document exists; its `_id` is the type's name. */
export const singletons = [
  siteSettings,
  navigation,
  practiceSettings,
  bookingSettings,
  zipCheckText,
  accountText,
  discountRules,
  searchSettings,
]

/** Everything editors can fill in. */
export const schemaTypes = [
  page,
  treatment,
  injection,
  packageType,
  ivService,
  ingredient,
  timeline,
  membershipPlan,
  giftPreset,
  estimateService,
  formText,
  event,
  eventType,
  job,
  partnershipType,
  serviceArea,
  faq,
  badge,
  searchEntry,
  redirect,
  legalDocument,
  testimonial,
  truthNote,
  ...singletons,
  ...blockTypes,
  bookingId,
  link,
  textLink,
  seo,
  step,
  card,
  dosageOption,
  contentPart,
  askFirst,
  sourceLink,
  visitMoment,
  ivCategory,
  stat,
  contactCard,
  factRow,
  legalSection,
  counter,
  timedStep,
  offer,
  openingHours,
  socialLink,
  footerColumn,
  linkGroup,
  megaCategory,
  megaItem,
  fieldNote,
  replyWithin,
  careProvider,
  discountRule,
  searchGroup,
  accessibleImage,
].map(withNeeded)
