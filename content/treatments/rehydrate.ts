import { treatment } from '../build/home.ts'

export const rehydrate = treatment({
  id: 'rehydrate',
  title: 'Rehydrate',
  subtitle: 'Basic Hydration',
  price: 149,
  originalPrice: 199,
  duration: '30 min',
  satisfaction: 98,
  isPopular: true,
  isTrending: false,
  description:
    'Half a liter of saline with electrolytes. For hot days, travel or a long hike, when drinking water just isn’t enough.',
  features: ['500 ml of fluid', 'Sodium, potassium and chloride', 'The shortest visit we offer'],
  category: 'Hydration',
  gradient: 'hydration',
})
