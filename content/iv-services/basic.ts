import { ivService } from '../build/menu.ts'

const rehydrate = ivService({
  slug: 'rehydrate',
  name: 'Rehydrate',
  category: 'basic',
  price: 165,
  duration: '30 min',
  badge: 'Good first drip',
  description:
    'Fluids and electrolytes, nothing else. For a hot day, a long flight, or when you just didn’t drink enough.',
  features: ['500 ml of fluids', 'Sodium, potassium and chloride', 'The shortest drip on the menu'],
  hue: 'hydration',
})

const rehydratePlus = ivService({
  slug: 'rehydrate-plus',
  name: 'Rehydrate Plus',
  category: 'basic',
  price: 195,
  duration: '45 min',
  description:
    'Twice the fluids of Rehydrate, with B vitamins and vitamin C. For people who run, fly or work outside.',
  features: ['1,000 ml of fluids with electrolytes', 'B-complex', 'Vitamin C'],
  hue: 'hydration',
})

const hangover = ivService({
  slug: 'hangover',
  name: 'Hangover',
  category: 'basic',
  price: 195,
  duration: '45 min',
  description:
    'Fluids, electrolytes and B vitamins for the morning after. You stay in bed; we bring everything else.',
  features: [
    '1,000 ml of fluids with electrolytes',
    'B-complex and magnesium',
    'Medicine for nausea, if the provider approves',
  ],
  hue: 'recovery',
  anchor: 'recovery',
})

/** Basic Hydration, in the order of the menu. */
export const basicServices = [rehydrate, rehydratePlus, hangover]
