import { inOrder } from '../build/document.ts'
import { dBookPerformance } from './d-book-performance.ts'
import { diamondNad } from './diamond-nad.ts'
import { eliteNad } from './elite-nad.ts'
import { goldHydration } from './gold-hydration.ts'
import { hangover } from './hangover.ts'
import { myers } from './myers.ts'
import { rehydrate } from './rehydrate.ts'
import { rehydratePlus } from './rehydrate-plus.ts'
import { scottsdaleBeauty } from './scottsdale-beauty.ts'

/** The treatments, in the order of the home page. */
export const treatments = inOrder([
  rehydrate,
  rehydratePlus,
  myers,
  eliteNad,
  scottsdaleBeauty,
  hangover,
  goldHydration,
  dBookPerformance,
  diamondNad,
])
