import { injection } from '../build/document.ts'

export const b12 = injection({
  slug: 'b12',
  name: 'Vitamin B12',
  category: 'energy',
  price: 13,
  originalPrice: 15,
  durationMinutes: 5,
  description:
    'A vitamin your body uses to make red blood cells and turn food into energy. A common choice for people who eat few animal products.',
  features: [
    'Supports normal energy metabolism',
    'Supports red blood cells and nerves',
    'Small needle in the upper arm',
  ],
})
