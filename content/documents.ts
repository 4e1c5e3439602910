import { badges } from './badges/all.ts'
import { injections } from './injections/all.ts'
import { packages } from './packages/all.ts'
import { home } from './pages/home.ts'
import { vitaminInjections } from './pages/vitamin-injections.ts'
import { redirects } from './redirects/all.ts'
import { searchEntries } from './search/all.ts'
import { menus } from './singletons/navigation.ts'
import { clinicAndContact } from './singletons/site-settings.ts'

/** The first edition: every document the site needs, what others refer to first. Fixed ids and keys, prices in dollars. */
export function seedDocuments() {
  return [
    ...badges,
    ...injections,
    ...packages,
    ...searchEntries,
    ...redirects,
    home,
    vitaminInjections,
    clinicAndContact,
    menus,
  ]
}
