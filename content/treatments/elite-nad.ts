import { treatment } from '../build/home.ts'

export const eliteNad = treatment({
  id: 'elite-nad',
  title: 'NAD+ Therapy',
  subtitle: 'NAD+ Therapy',
  price: 475,
  originalPrice: 599,
  duration: '2-4 hrs',
  satisfaction: 96,
  isPopular: false,
  isTrending: true,
  description:
    'NAD+, a molecule every cell uses to make energy, dripped slowly. Your nurse sets the pace with you and stays the whole time.',
  features: ['Pace set to your comfort', 'A nurse with you the whole time', 'Bring a book or a movie'],
  category: 'NAD+',
  gradient: 'nad',
})
