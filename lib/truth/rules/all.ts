import type { Rule } from '../model.ts'
import { areas } from './areas.ts'
import { bundles } from './bundles.ts'
import { counts } from './counts.ts'
import { discounts } from './discounts.ts'
import { estimatePrices } from './estimate-prices.ts'
import { examTimes } from './exam-times.ts'
import { figures } from './figures.ts'
import { injectionTimes } from './injection-times.ts'
import { openingHours } from './opening-hours.ts'
import { planWords } from './plan-words.ts'
import { replyPromises } from './reply-promises.ts'
import { responseTimes } from './response-times.ts'
import { sameName } from './same-name.ts'
import { sessionTimes } from './session-times.ts'
import { treatmentNames } from './treatment-names.ts'
import { treatmentPrices } from './treatment-prices.ts'

/** Every rule, in the order in which people read them. */
export const allRules: readonly Rule[] = [
  treatmentPrices,
  treatmentNames,
  estimatePrices,
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
  counts,
  figures,
]
