import type { Rule } from '../model.ts'
import { approvals, samples } from './approvals.ts'
import { areas, responseTimes } from './areas.ts'
import { bookingIds } from './booking-ids.ts'
import { bundles } from './bundles.ts'
import { categories } from './categories.ts'
import { claims, opposites } from './claims.ts'
import { contactDetails, openingHours } from './clinic.ts'
import { dates } from './dates.ts'
import { dosages } from './dosages.ts'
import { counts, figures } from './figures.ts'
import { images, links, oldAddresses } from './links.ts'
import { discounts, estimatePrices, eventPrices } from './offers.ts'
import { planWords, sameName, savings } from './plans.ts'
import { priceRange, pricesInTexts } from './prices.ts'
import { replyPromises } from './reply-promises.ts'
import { examTimes, injectionTimes, sessionTimes } from './times.ts'
import { treatmentNames, treatmentPrices } from './treatments.ts'

/** Every rule, in the order in which people read them. */
export const allRules: readonly Rule[] = [
  treatmentPrices,
  treatmentNames,
  estimatePrices,
  pricesInTexts,
  savings,
  priceRange,
  dosages,
  sameName,
  bundles,
  planWords,
  openingHours,
  areas,
  responseTimes,
  sessionTimes,
  examTimes,
  injectionTimes,
  replyPromises,
  discounts,
  eventPrices,
  counts,
  figures,
  claims,
  opposites,
  samples,
  approvals,
  dates,
  bookingIds,
  categories,
  links,
  oldAddresses,
  images,
  contactDetails,
]
