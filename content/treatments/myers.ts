import { treatment } from '../build/home.ts'

export const myers = treatment({
  id: 'myers',
  title: 'Myers',
  subtitle: 'Standard Wellness',
  price: 249,
  originalPrice: 299,
  duration: '60 min',
  satisfaction: 99,
  isPopular: true,
  isTrending: false,
  description:
    'Magnesium, calcium, B vitamins and vitamin C in one bag. The blend most people mean when they ask for an IV.',
  features: ['Magnesium and calcium', 'B-complex, B12 and vitamin C', 'Given slowly, over an hour'],
  category: 'Wellness',
  gradient: 'immune',
})
