import { treatment } from '../build/home.ts'

export const dBookPerformance = treatment({
  id: 'd-book-performance',
  title: 'D-Book Performance',
  subtitle: 'Performance Therapies',
  price: 349,
  originalPrice: 399,
  duration: '75 min',
  satisfaction: 96,
  isPopular: false,
  isTrending: true,
  description:
    'Fluid with amino acids, magnesium and B vitamins, for people who train hard. Best on a rest day.',
  features: ['Amino acids and magnesium', 'B-complex and B12', 'Supports normal muscle function'],
  category: 'Performance',
  gradient: 'performance',
})
