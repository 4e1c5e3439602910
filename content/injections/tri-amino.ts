import { injection } from '../build/document.ts'

export const triAmino = injection({
  slug: 'tri-amino',
  name: 'Tri-Amino',
  category: 'recovery',
  price: 33,
  originalPrice: 35,
  durationMinutes: 15,
  description:
    'Arginine, citrulline and ornithine in one injection. Three amino acids people use to support blood flow and recovery after training.',
  features: [
    'Three amino acids in one visit',
    'Supports recovery after training',
    'Supports normal blood flow',
  ],
})
