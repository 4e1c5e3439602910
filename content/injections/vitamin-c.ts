import { injection } from '../build/document.ts'

export const vitaminC = injection({
  slug: 'vitamin-c',
  name: 'Vitamin C',
  category: 'immune',
  price: 23,
  originalPrice: 25,
  durationMinutes: 10,
  description:
    'An antioxidant your body can’t make or store for long. It supports normal immune function and the collagen in skin, gums and joints.',
  features: ['Supports normal immune function', 'Supports collagen formation', 'An antioxidant'],
})
