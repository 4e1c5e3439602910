import { badgeList } from './badge-list.ts'
import { bookingCallout } from './booking-callout.ts'
import { callout } from './callout.ts'
import { cardGrid } from './card-grid.ts'
import { contactPanel } from './contact-panel.ts'
import { counterBand } from './counter-band.ts'
import { faqList } from './faq-list.ts'
import { featuredTreatments } from './featured-treatments.ts'
import { goodFaithExam } from './good-faith-exam.ts'
import { hero } from './hero.ts'
import { injectionShop } from './injection-shop.ts'
import { notice } from './notice.ts'
import { offerCards } from './offer-cards.ts'
import { packageList } from './package-list.ts'
import { requestForm } from './request-form.ts'
import { richText } from './rich-text.ts'
import { split } from './split.ts'
import { statBand } from './stat-band.ts'
import { stepSelector } from './step-selector.ts'
import { steps } from './steps.ts'
import { testimonialRotator } from './testimonial-rotator.ts'
import { treatmentMenu } from './treatment-menu.ts'

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
  contactPanel,
  requestForm,
  injectionShop,
  packageList,
  featuredTreatments,
  treatmentMenu,
  testimonialRotator,
  counterBand,
  goodFaithExam,
  bookingCallout,
  stepSelector,
  offerCards,
]
