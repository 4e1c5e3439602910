import { treatment } from '../build/home.ts'

export const rehydratePlus = treatment({
  id: 'rehydrate-plus',
  title: 'Rehydrate Plus',
  subtitle: 'Enhanced Hydration',
  price: 199,
  originalPrice: 249,
  duration: '45 min',
  satisfaction: 97,
  isPopular: false,
  isTrending: true,
  description:
    'A full liter, with B vitamins and vitamin C. For when you want fluid and a little extra in one visit.',
  features: ['1,000 ml of fluid', 'B-complex and vitamin C', 'Supports normal energy metabolism'],
  category: 'Hydration',
  gradient: 'hydration',
})
