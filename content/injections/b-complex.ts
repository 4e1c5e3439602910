import { injection } from '../build/document.ts'

export const bComplex = injection({
  slug: 'b-complex',
  name: 'B-Complex',
  category: 'energy',
  price: 35,
  originalPrice: 40,
  durationMinutes: 10,
  description:
    'Several B vitamins in one injection instead of one by one. They work together to turn food into energy.',
  features: [
    'Several B vitamins in one injection',
    'Supports normal energy metabolism',
    'Supports the nervous system',
  ],
})
