import { blockTypes } from './blocks/index.ts'
import { badge } from './documents/badge.ts'
import { faq } from './documents/faq.ts'
import { giftPreset } from './documents/gift-preset.ts'
import { injection } from './documents/injection.ts'
import { ivService } from './documents/iv-service.ts'
import { membershipPlan } from './documents/membership-plan.ts'
import { packageType } from './documents/package.ts'
import { page } from './documents/page.ts'
import { accessibleImage } from './objects/accessible-image.ts'
import { card } from './objects/card.ts'
import { dosageOption } from './objects/dosage-option.ts'
import { footerColumn } from './objects/footer-column.ts'
import { ivCategory } from './objects/iv-category.ts'
import { link } from './objects/link.ts'
import { openingHours } from './objects/opening-hours.ts'
import { seo } from './objects/seo.ts'
import { socialLink } from './objects/social-link.ts'
import { stat } from './objects/stat.ts'
import { step } from './objects/step.ts'
import { textLink } from './objects/text-link.ts'
import { navigation } from './singletons/navigation.ts'
import { siteSettings } from './singletons/site-settings.ts'

/** Types of which exactly one document exists; its `_id` is the type's name. */
export const singletons = [siteSettings, navigation]

/** Everything editors can fill in. */
export const schemaTypes = [
  page,
  injection,
  packageType,
  ivService,
  membershipPlan,
  giftPreset,
  faq,
  badge,
  ...singletons,
  ...blockTypes,
  link,
  textLink,
  seo,
  step,
  card,
  dosageOption,
  ivCategory,
  stat,
  openingHours,
  socialLink,
  footerColumn,
  accessibleImage,
]
