import { inOrder } from '../build/document.ts'
import { bComplex } from './b-complex.ts'
import { b6 } from './b6.ts'
import { b12 } from './b12.ts'
import { biotin } from './biotin.ts'
import { d3 } from './d3.ts'
import { glutathione } from './glutathione.ts'
import { lCarnitine } from './l-carnitine.ts'
import { lProline } from './l-proline.ts'
import { magnesium } from './magnesium.ts'
import { mineralBlend } from './mineral-blend.ts'
import { nac } from './nac.ts'
import { taurine } from './taurine.ts'
import { triAmino } from './tri-amino.ts'
import { vitaminC } from './vitamin-c.ts'
import { zinc } from './zinc.ts'

/** The menu of injections, in the order of the page. */
export const injections = inOrder([
  b12,
  d3,
  vitaminC,
  magnesium,
  glutathione,
  triAmino,
  zinc,
  biotin,
  lCarnitine,
  b6,
  bComplex,
  mineralBlend,
  lProline,
  taurine,
  nac,
])
