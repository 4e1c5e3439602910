import { injection } from '../build/document.ts'

export const biotin = injection({
  slug: 'biotin',
  name: 'Biotin',
  category: 'beauty',
  price: 13,
  originalPrice: 15,
  durationMinutes: 5,
  description:
    'Also called vitamin B7, it supports normal hair, skin and nails. Tell your laboratory before a blood test: biotin can change some results.',
  features: ['Supports normal hair and nails', 'Supports normal skin', 'A B vitamin, water-soluble'],
})
