import { injection } from '../build/document.ts'

export const mineralBlend = injection({
  slug: 'mineral-blend',
  name: 'Mineral Blend',
  category: 'wellness',
  price: 25,
  originalPrice: 30,
  durationMinutes: 15,
  description:
    'A mix of minerals and trace elements, with magnesium and zinc among them. A good all-round choice when you can’t pin down one thing.',
  features: ['Several minerals in one injection', 'Supports muscles and nerves', 'Given slowly, for comfort'],
})
