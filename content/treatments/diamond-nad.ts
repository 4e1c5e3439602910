import { treatment } from '../build/home.ts'

export const diamondNad = treatment({
  id: 'diamond-nad',
  title: 'Diamond NAD+',
  subtitle: 'NAD+ Therapy',
  price: 599,
  originalPrice: 699,
  duration: '3-4 hrs',
  satisfaction: 97,
  isPopular: false,
  isTrending: false,
  description:
    'Our largest NAD+ dose, plus a bag of fluid and vitamins. For people who’ve had NAD+ before and know their pace.',
  features: ['For returning NAD+ patients', 'Fluid and vitamins included', 'A nurse with you the whole time'],
  category: 'NAD+',
  gradient: 'nad',
})
