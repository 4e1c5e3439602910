import { type Part, pageOfItsOwn } from './build/details.ts'
import { detailFaqs } from './faqs/clinic.ts'
import {
  aminoAcidBlend,
  arginine,
  citrulline,
  glutathione,
  lCarnitine,
  lProline,
  nac,
  nad,
  nauseaMedicine,
  ornithine,
  taurine,
} from './ingredients/others.ts'
import {
  bComplex,
  biotin,
  calcium,
  electrolytes,
  fluids,
  magnesium,
  minerals,
  vitaminB6,
  vitaminB12,
  vitaminC,
  vitaminD3,
  zinc,
} from './ingredients/vitamins-and-minerals.ts'
import { fortyFiveMinutes, nadVisit, shot, sixtyMinutes, thirtyMinutes } from './timelines.ts'

const liter: Part = [fluids, '1,000 ml']
const half: Part = [fluids, '500 ml']
const myers: Part[] = [liter, bComplex, vitaminB12, magnesium, calcium, vitaminC]
const gold: Part[] = [...myers, aminoAcidBlend, glutathione]

/** What is in each drip and how its visit goes, by its short name; no amount that the menu does not name. */
const drips: Record<string, [parts: Part[], visit: { _id: string }]> = {
  rehydrate: [[half, electrolytes], thirtyMinutes],
  'rehydrate-plus': [[liter, electrolytes, bComplex, vitaminC], fortyFiveMinutes],
  hangover: [
    [liter, electrolytes, bComplex, magnesium, [nauseaMedicine, 'if the provider approves']],
    fortyFiveMinutes,
  ],
  'jr-myers': [[half, bComplex, vitaminB12, magnesium, vitaminC], thirtyMinutes],
  myers: [myers, sixtyMinutes],
  'immune-booster': [[liter, [vitaminC, 'a higher dose'], zinc, bComplex], fortyFiveMinutes],
  'sun-devil': [[liter, electrolytes, aminoAcidBlend, bComplex, magnesium], sixtyMinutes],
  'arizona-detox': [[liter, glutathione, vitaminC, bComplex], sixtyMinutes],
  gold: [gold, sixtyMinutes],
  platinum: [
    [...gold.filter((part) => part !== vitaminC), [vitaminC, 'twice the portion of Gold'], zinc, taurine],
    sixtyMinutes,
  ],
  beauty: [[liter, biotin, vitaminC, glutathione], sixtyMinutes],
  'nad-250': [[half, [nad, 'your dosage']], nadVisit],
  'diamond-nad': [[half, [nad, 'your dosage'], bComplex, magnesium], nadVisit],
  'fountain-of-youth-nad': [[half, [nad, 'your dosage'], glutathione, vitaminC], nadVisit],
  'elite-nad': [[half, [nad, 'your dosage']], nadVisit],
}

const shots: Record<string, Part[]> = {
  b12: [vitaminB12],
  d3: [vitaminD3],
  'vitamin-c': [vitaminC],
  magnesium: [magnesium],
  glutathione: [glutathione],
  'tri-amino': [arginine, citrulline, ornithine],
  zinc: [zinc],
  biotin: [biotin],
  'l-carnitine': [lCarnitine],
  b6: [vitaminB6],
  'b-complex': [bComplex],
  'mineral-blend': [magnesium, zinc, minerals],
  'l-proline': [lProline],
  taurine: [taurine],
  nac: [nac],
}

type Short = { slug: { current: string } }

/** The drip with what its own page says. */
export function withDripPage<Drip extends Short>(drip: Drip) {
  const [parts, visit] = drips[drip.slug.current] ?? [[], sixtyMinutes]
  return { ...drip, ...pageOfItsOwn(parts, visit, detailFaqs) }
}

/** The injection with what its own page says. */
export const withInjectionPage = <Injection extends Short>(injection: Injection) => ({
  ...injection,
  ...pageOfItsOwn(shots[injection.slug.current] ?? [], shot, detailFaqs),
})
