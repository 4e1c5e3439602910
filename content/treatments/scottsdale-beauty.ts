import { treatment } from '../build/home.ts'

export const scottsdaleBeauty = treatment({
  id: 'scottsdale-beauty',
  title: 'Scottsdale Beauty',
  subtitle: 'Premium Therapies',
  price: 299,
  originalPrice: 349,
  duration: '60 min',
  satisfaction: 98,
  isPopular: true,
  isTrending: true,
  description:
    'Fluid with biotin, vitamin C and a glutathione push. Nutrients that hair, skin and nails are built with.',
  features: ['Biotin and vitamin C', 'Glutathione at the end', 'Often booked before an event'],
  category: 'Beauty',
  gradient: 'beauty',
})
