import { injection } from '../build/document.ts'

export const nac = injection({
  slug: 'nac',
  name: 'NAC',
  category: 'wellness',
  price: 30,
  originalPrice: 35,
  durationMinutes: 15,
  description:
    'N-acetylcysteine, which your body uses to make its own glutathione. People choose it to support the body’s antioxidant defense.',
  features: [
    'Supports your own glutathione',
    'Supports antioxidant defense',
    'Tell us about your medications first',
  ],
})
