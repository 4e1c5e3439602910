import { injection } from '../build/document.ts'

export const magnesium = injection({
  slug: 'magnesium',
  name: 'Magnesium',
  category: 'recovery',
  price: 18,
  originalPrice: 20,
  durationMinutes: 10,
  description:
    'A mineral that muscles and nerves need to work and to rest. Often chosen after hard training or long days on your feet.',
  features: ['Supports normal muscle function', 'Supports the nervous system', 'Given slowly, for comfort'],
})
