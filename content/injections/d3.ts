import { injection } from '../build/document.ts'

export const d3 = injection({
  slug: 'd3',
  name: 'Vitamin D3',
  category: 'immune',
  price: 28,
  originalPrice: 30,
  durationMinutes: 5,
  description:
    'The vitamin your skin makes from sunlight, in an oil base that is absorbed slowly. For people who spend their days indoors or keep covered up.',
  features: [
    'Supports bones and muscles',
    'Supports normal immune function',
    'Bring your last vitamin D result if you have one',
  ],
})
