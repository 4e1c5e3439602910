import { injection } from '../build/document.ts'

export const zinc = injection({
  slug: 'zinc',
  name: 'Zinc',
  category: 'immune',
  price: 8,
  originalPrice: 10,
  durationMinutes: 5,
  description:
    'A trace mineral that the immune system and healing skin rely on. The lowest price on our list, and a quick visit.',
  features: ['Supports normal immune function', 'Supports skin and wound healing', 'Done in five minutes'],
})
