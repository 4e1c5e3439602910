import { injection } from '../build/document.ts'

export const lCarnitine = injection({
  slug: 'l-carnitine',
  name: 'L-Carnitine',
  category: 'energy',
  price: 38,
  originalPrice: 40,
  durationMinutes: 10,
  description:
    'A compound that carries fatty acids into your cells, where they are used for energy. Often paired with a training plan; it doesn’t replace one.',
  features: ['Supports normal fat metabolism', 'Supports energy for exercise', 'Can be planned as a series'],
})
