import { badges } from './badges/all.ts'
import { estimateServices } from './estimate-services/all.ts'
import { giftCardFaqs } from './faqs/gift-cards.ts'
import { ivFaqs } from './faqs/iv-therapy.ts'
import { membershipFaqs } from './faqs/membership.ts'
import { formTexts } from './forms/all.ts'
import { giftPresets } from './gift-presets/all.ts'
import { injections } from './injections/all.ts'
import { ivServices } from './iv-services/all.ts'
import { packages } from './packages/all.ts'
import { giftCards } from './pages/gift-cards.ts'
import { home } from './pages/home.ts'
import { ivTherapy } from './pages/iv-therapy.ts'
import { membership } from './pages/membership.ts'
import { products } from './pages/products.ts'
import { vitaminInjections } from './pages/vitamin-injections.ts'
import { membershipPlans } from './plans/all.ts'
import { menus } from './singletons/navigation.ts'
import { clinicAndContact } from './singletons/site-settings.ts'

/** The first edition: every document the site needs, what others refer to first. Fixed ids and keys, prices in dollars. */
export function seedDocuments() {
  return [
    ...badges,
    ...giftCardFaqs,
    ...ivFaqs,
    ...membershipFaqs,
    ...injections,
    ...packages,
    ...ivServices,
    ...membershipPlans,
    ...giftPresets,
    ...estimateServices,
    ...formTexts,
    home,
    vitaminInjections,
    ivTherapy,
    membership,
    giftCards,
    products,
    clinicAndContact,
    menus,
  ]
}
