import { badges } from './badges/all.ts'
import { estimateServices } from './estimate-services/all.ts'
import { firstTimeFaqs } from './faqs/first-time.ts'
import { homeFaqs } from './faqs/home.ts'
import { formTexts } from './forms/all.ts'
import { injections } from './injections/all.ts'
import { packages } from './packages/all.ts'
import { firstTimePatients } from './pages/first-time-patients.ts'
import { home } from './pages/home.ts'
import { vitaminInjections } from './pages/vitamin-injections.ts'
import { menus } from './singletons/navigation.ts'
import { clinicAndContact } from './singletons/site-settings.ts'
import { testimonials } from './testimonials/all.ts'
import { treatments } from './treatments/all.ts'

/** The first edition: every document the site needs, what others refer to first. Fixed ids and keys, prices in dollars. */
export function seedDocuments() {
  return [
    ...badges,
    ...homeFaqs,
    ...firstTimeFaqs,
    ...treatments,
    ...testimonials,
    ...injections,
    ...packages,
    home,
    firstTimePatients,
    ...estimateServices,
    ...formTexts,
    vitaminInjections,
    clinicAndContact,
    menus,
  ]
}
