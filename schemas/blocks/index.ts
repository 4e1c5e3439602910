import { badgeList } from './badge-list.ts'
import { callout } from './callout.ts'
import { cardGrid } from './card-grid.ts'
import { contactPanel } from './contact-panel.ts'
import { faqList } from './faq-list.ts'
import { giftPresets } from './gift-presets.ts'
import { hero } from './hero.ts'
import { injectionShop } from './injection-shop.ts'
import { ivMenu } from './iv-menu.ts'
import { notice } from './notice.ts'
import { packageList } from './package-list.ts'
import { planComparison } from './plan-comparison.ts'
import { planList } from './plan-list.ts'
import { productList } from './product-list.ts'
import { requestForm } from './request-form.ts'
import { richText } from './rich-text.ts'
import { split } from './split.ts'
import { statBand } from './stat-band.ts'
import { steps } from './steps.ts'

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
  ivMenu,
  planList,
  planComparison,
  giftPresets,
  productList,
]
