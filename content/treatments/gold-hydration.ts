import { treatment } from '../build/home.ts'

export const goldHydration = treatment({
  id: 'gold-hydration',
  title: 'Gold Hydration',
  subtitle: 'Premium Therapies',
  price: 299,
  originalPrice: 349,
  duration: '60 min',
  satisfaction: 98,
  isPopular: false,
  isTrending: false,
  description:
    'Our fullest hydration: fluid, minerals, B vitamins, vitamin C and glutathione together in one unhurried visit.',
  features: ['1,000 ml of fluid', 'Minerals, B vitamins, vitamin C', 'Glutathione included'],
  category: 'Hydration',
  gradient: 'energy',
})
