import * as others from './others.ts'
import * as vitaminsAndMinerals from './vitamins-and-minerals.ts'

/** Everything that is in the first edition's drips and injections. */
export const ingredients = [...Object.values(vitaminsAndMinerals), ...Object.values(others)]
