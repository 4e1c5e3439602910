import type { Rule } from '../model.ts'
import { approvals } from './approvals.ts'
import { areas } from './areas.ts'
import { bookingIds } from './booking-ids.ts'
import { bundles } from './bundles.ts'
import { categories } from './categories.ts'
import { claims } from './claims.ts'
import { contactDetails } from './contact-details.ts'
import { counts } from './counts.ts'
import { dates } from './dates.ts'
import { discounts } from './discounts.ts'
import { dosages } from './dosages.ts'
import { estimatePrices } from './estimate-prices.ts'
import { eventPrices } from './event-prices.ts'
import { examTimes } from './exam-times.ts'
import { figures } from './figures.ts'
import { images } from './images.ts'
import { injectionTimes } from './injection-times.ts'
import { links } from './links.ts'
import { oldAddresses } from './old-addresses.ts'
import { openingHours } from './opening-hours.ts'
import { opposites } from './opposites.ts'
import { planWords } from './plan-words.ts'
import { priceRange } from './price-range.ts'
import { pricesInTexts } from './prices-in-texts.ts'
import { replyPromises } from './reply-promises.ts'
import { responseTimes } from './response-times.ts'
import { sameName } from './same-name.ts'
import { samples } from './samples.ts'
import { savings } from './savings.ts'
import { sessionTimes } from './session-times.ts'
import { treatmentNames } from './treatment-names.ts'
import { treatmentPrices } from './treatment-prices.ts'

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
