import { injection } from '../build/document.ts'

export const glutathione = injection({
  slug: 'glutathione',
  name: 'Glutathione',
  category: 'beauty',
  price: 48,
  originalPrice: 50,
  durationMinutes: 10,
  description:
    'An antioxidant that your own cells make from three amino acids. People choose it as part of a skin and wellness routine.',
  features: [
    'An antioxidant your body also makes',
    'Supports normal cell protection',
    'Can be planned as a series',
  ],
})
