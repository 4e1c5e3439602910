import { acknowledgment } from './acknowledgment.ts'
import { badgeList } from './badge-list.ts'
import { callout } from './callout.ts'
import { cardGrid } from './card-grid.ts'
import { contactCards } from './contact-cards.ts'
import { contactPanel } from './contact-panel.ts'
import { factSheet } from './fact-sheet.ts'
import { faqList } from './faq-list.ts'
import { hero } from './hero.ts'
import { injectionShop } from './injection-shop.ts'
import { legalText } from './legal-text.ts'
import { mission } from './mission.ts'
import { notice } from './notice.ts'
import { packageList } from './package-list.ts'
import { requestForm } from './request-form.ts'
import { richText } from './rich-text.ts'
import { split } from './split.ts'
import { startingPrices } from './starting-prices.ts'
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
  contactCards,
  factSheet,
  startingPrices,
  mission,
  legalText,
  acknowledgment,
  requestForm,
  injectionShop,
  packageList,
]
