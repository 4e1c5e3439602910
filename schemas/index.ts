import { callout } from './blocks/callout.ts'
import { hero } from './blocks/hero.ts'
import { injectionShop } from './blocks/injection-shop.ts'
import { packageList } from './blocks/package-list.ts'
import { requestForm } from './blocks/request-form.ts'
import { richText } from './blocks/rich-text.ts'
import { steps } from './blocks/steps.ts'
import { estimateService } from './documents/estimate-service.ts'
import { fieldNote, formText } from './documents/form-text.ts'
import { injection } from './documents/injection.ts'
import { packageType } from './documents/package.ts'
import { page } from './documents/page.ts'
import { accessibleImage } from './objects/accessible-image.ts'
import { footerColumn } from './objects/footer-column.ts'
import { link } from './objects/link.ts'
import { seo } from './objects/seo.ts'
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
  estimateService,
  formText,
  ...singletons,
  hero,
  injectionShop,
  packageList,
  steps,
  richText,
  callout,
  requestForm,
  fieldNote,
  link,
  textLink,
  seo,
  step,
  footerColumn,
  accessibleImage,
]
