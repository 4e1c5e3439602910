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
import { eventTypeList } from './event-type-list.ts'
import { faqList } from './faq-list.ts'
import { hero } from './hero.ts'
import { injectionShop } from './injection-shop.ts'
import { jobList } from './job-list.ts'
import { notice } from './notice.ts'
import { packageList } from './package-list.ts'
import { partnershipList } from './partnership-list.ts'
import { pastEventList } from './past-event-list.ts'
import { richText } from './rich-text.ts'
import { serviceAreaList } from './service-area-list.ts'
import { serviceAreaMap } from './service-area-map.ts'
import { split } from './split.ts'
import { statBand } from './stat-band.ts'
import { steps } from './steps.ts'
import { upcomingEventList } from './upcoming-event-list.ts'

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
  upcomingEventList,
  pastEventList,
  eventTypeList,
  jobList,
  serviceAreaList,
  serviceAreaMap,
  partnershipList,
  contactPanel,
  requestForm,
  contactCards,
  factSheet,
  mission,
  legalText,
  acknowledgment,
  injectionShop,
  packageList,
]
