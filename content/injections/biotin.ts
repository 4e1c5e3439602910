import { injection } from '../build/document.ts'

export const biotin = injection({
  slug: 'biotin',
  name: 'Biotin',
  category: 'beauty',
  price: 13,
  originalPrice: 15,
  durationMinutes: 5,
  description:
    'Also called vitamin B7, it supports normal hair, skin and nails. Tell the lab before any blood test: biotin can skew some results.',
  features: ['Supports normal hair and nails', 'Supports normal skin', 'A B vitamin, water-soluble'],
})
