import { estimateFaqs } from './estimates.ts'
import { nadPeptideFaqs } from './nad-peptides.ts'
import { newsletterFaqs } from './newsletter.ts'
import { telehealthFaqs } from './telehealth.ts'
import { testingKitFaqs } from './testing-kits.ts'

/** The questions of the information pages. */
export const informationFaqs = [
  ...telehealthFaqs,
  ...nadPeptideFaqs,
  ...testingKitFaqs,
  ...estimateFaqs,
  ...newsletterFaqs,
]
