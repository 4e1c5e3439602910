import type { Rule } from '../model.ts'
import { bundles } from './bundles.ts'
import { estimatePrices } from './estimate-prices.ts'
import { sameName } from './same-name.ts'
import { treatmentNames } from './treatment-names.ts'
import { treatmentPrices } from './treatment-prices.ts'

/** Every rule, in the order in which people read them. */
export const allRules: readonly Rule[] = [treatmentPrices, treatmentNames, estimatePrices, sameName, bundles]
