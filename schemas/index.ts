import { blockTypes } from './blocks/index.ts'
import { badge } from './documents/badge.ts'
import { faq } from './documents/faq.ts'
import { injection } from './documents/injection.ts'
import { packageType } from './documents/package.ts'
import { page } from './documents/page.ts'
import { redirect } from './documents/redirect.ts'
import { searchEntry } from './documents/search-entry.ts'
import { accessibleImage } from './objects/accessible-image.ts'
import { card } from './objects/card.ts'
import { footerColumn } from './objects/footer-column.ts'
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
  faq,
  badge,
  searchEntry,
  redirect,
  ...singletons,
  ...blockTypes,
  link,
  textLink,
  seo,
  step,
  card,
  stat,
  openingHours,
  socialLink,
  footerColumn,
  accessibleImage,
]
