import { injection } from '../build/document.ts'

export const lProline = injection({
  slug: 'l-proline',
  name: 'L-Proline',
  category: 'beauty',
  price: 22,
  originalPrice: 25,
  durationMinutes: 10,
  description:
    'An amino acid that your body builds collagen from. People choose it to support skin, tendons and joints.',
  features: ['A building block of collagen', 'Supports skin and joints', 'Goes well with vitamin C'],
})
