import { blockTypes } from './blocks/index.ts'
import { badge } from './documents/badge.ts'
import { estimateService } from './documents/estimate-service.ts'
import { faq } from './documents/faq.ts'
import { formText } from './documents/form-text.ts'
import { injection } from './documents/injection.ts'
import { packageType } from './documents/package.ts'
import { page } from './documents/page.ts'
import { testimonial } from './documents/testimonial.ts'
import { treatment } from './documents/treatment.ts'
import { accessibleImage } from './objects/accessible-image.ts'
import { card } from './objects/card.ts'
import { counter } from './objects/counter.ts'
import { fieldNote } from './objects/field-note.ts'
import { footerColumn } from './objects/footer-column.ts'
import { link } from './objects/link.ts'
import { linkGroup } from './objects/link-group.ts'
import { megaCategory } from './objects/mega-category.ts'
import { megaItem } from './objects/mega-item.ts'
import { offer } from './objects/offer.ts'
import { openingHours } from './objects/opening-hours.ts'
import { seo } from './objects/seo.ts'
import { socialLink } from './objects/social-link.ts'
import { stat } from './objects/stat.ts'
import { step } from './objects/step.ts'
import { textLink } from './objects/text-link.ts'
import { timedStep } from './objects/timed-step.ts'
import { navigation } from './singletons/navigation.ts'
import { siteSettings } from './singletons/site-settings.ts'

/** Types of which exactly one document exists; its `_id` is the type's name. */
export const singletons = [siteSettings, navigation]

/** Everything editors can fill in. */
export const schemaTypes = [
  page,
  treatment,
  injection,
  packageType,
  estimateService,
  formText,
  faq,
  badge,
  testimonial,
  ...singletons,
  ...blockTypes,
  link,
  textLink,
  seo,
  step,
  card,
  stat,
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
  accessibleImage,
]
