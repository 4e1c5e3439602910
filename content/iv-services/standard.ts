import { ivService } from '../build/menu.ts'

const jrMyers = ivService({
  slug: 'jr-myers',
  name: 'Jr Myers',
  category: 'standard',
  price: 185,
  duration: '30 min',
  description: 'The Myers recipe in a smaller bag. A good way to try it, and quick enough for a lunch break.',
  features: ['500 ml of fluids', 'B-complex and vitamin B12', 'Magnesium and vitamin C'],
  hue: 'energy',
})

const myers = ivService({
  slug: 'myers',
  name: 'Myers',
  category: 'standard',
  price: 205,
  duration: '60 min',
  badge: 'The classic',
  description:
    'Magnesium, calcium, B vitamins and vitamin C in one bag, named after the doctor who first mixed it. Supports normal energy metabolism.',
  features: ['1,000 ml of fluids', 'B-complex and vitamin B12', 'Magnesium, calcium and vitamin C'],
  hue: 'energy',
  anchor: 'energy',
})

const immuneBooster = ivService({
  slug: 'immune-booster',
  name: 'Immune Booster',
  category: 'standard',
  price: 225,
  duration: '45 min',
  description:
    'Vitamin C, zinc and B vitamins, which support the normal work of the immune system. Often chosen before travel or in winter.',
  features: ['1,000 ml of fluids', 'Vitamin C in a higher dose', 'Zinc and B-complex'],
  hue: 'immune',
  anchor: 'immune',
})

const sunDevil = ivService({
  slug: 'sun-devil',
  name: 'Sun Devil',
  category: 'standard',
  price: 245,
  duration: '60 min',
  description:
    'Fluids, electrolytes and amino acids for long, active days in the sun. Made for Arizona summers.',
  features: ['1,000 ml of fluids with electrolytes', 'Amino acids', 'B-complex and magnesium'],
  hue: 'recovery',
})

const arizonaDetox = ivService({
  slug: 'arizona-detox',
  name: 'Arizona Detox',
  category: 'standard',
  price: 265,
  duration: '60 min',
  description:
    'Fluids with glutathione, an antioxidant your body also makes itself, and vitamin C. Your liver and kidneys do the work; this supports them.',
  features: ['1,000 ml of fluids', 'Glutathione', 'Vitamin C and B-complex'],
  hue: 'immune',
})

/** Standard Wellness, in the order of the menu. */
export const standardServices = [jrMyers, myers, immuneBooster, sunDevil, arizonaDetox]
