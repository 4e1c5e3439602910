import { injection } from '../build/document.ts'

export const b6 = injection({
  slug: 'b6',
  name: 'Vitamin B6',
  category: 'energy',
  price: 15,
  originalPrice: 18,
  durationMinutes: 5,
  description:
    'A B vitamin that helps your body use protein and make neurotransmitters. It supports normal energy and mood.',
  features: ['Supports normal energy metabolism', 'Supports the nervous system', 'Done in five minutes'],
})
