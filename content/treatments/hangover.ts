import { treatment } from '../build/home.ts'

export const hangover = treatment({
  id: 'hangover',
  title: 'Hangover',
  subtitle: 'Enhanced Hydration',
  price: 199,
  originalPrice: 249,
  duration: '45 min',
  satisfaction: 97,
  isPopular: true,
  isTrending: false,
  description:
    'Fluid, electrolytes and B vitamins for the morning after. If you’re nauseous, the provider decides what can be added.',
  features: ['1,000 ml of fluid', 'B-complex and electrolytes', 'At your home or hotel'],
  category: 'Recovery',
  gradient: 'recovery',
})
