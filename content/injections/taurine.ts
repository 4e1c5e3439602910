import { injection } from '../build/document.ts'

export const taurine = injection({
  slug: 'taurine',
  name: 'Taurine',
  category: 'energy',
  price: 20,
  originalPrice: 23,
  durationMinutes: 10,
  description:
    'An amino acid found in muscles, heart and eyes. It supports normal muscle function and exercise, without caffeine.',
  features: ['Supports normal muscle function', 'Supports exercise', 'No caffeine'],
})
