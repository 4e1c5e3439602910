// Made from the files beside by `npm run typegen`, but for the order of the list.
import { badge } from './badge.ts'
import { estimateService } from './estimate-service.ts'
import { event } from './event.ts'
import { eventType } from './event-type.ts'
import { faq } from './faq.ts'
import { formText } from './form-text.ts'
import { giftPreset } from './gift-preset.ts'
import { ingredient } from './ingredient.ts'
import { injection } from './injection.ts'
import { ivService } from './iv-service.ts'
import { job } from './job.ts'
import { legalDocument } from './legal-document.ts'
import { membershipPlan } from './membership-plan.ts'
import { packageType } from './package.ts'
import { page } from './page.ts'
import { partnershipType } from './partnership-type.ts'
import { redirect } from './redirect.ts'
import { searchEntry } from './search-entry.ts'
import { serviceArea } from './service-area.ts'
import { testimonial } from './testimonial.ts'
import { timeline } from './timeline.ts'
import { treatment } from './treatment.ts'
import { truthNote } from './truth-note.ts'

/** What editors list on the desk. */
export const documentTypes = [
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
]
