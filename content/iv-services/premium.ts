import { ivService } from '../build/menu.ts'

const gold = ivService({
  slug: 'gold',
  bookingTarget: 'gold-hydration-recovery',
  name: 'Gold',
  category: 'specialty',
  price: 325,
  duration: '60 min',
  description:
    'The Myers recipe with amino acids and a glutathione push at the end. For people who want more than the basics in one visit.',
  features: ['1,000 ml of fluids', 'Everything in Myers', 'Amino acids and glutathione'],
  hue: 'energy',
})

const platinum = ivService({
  slug: 'platinum',
  bookingTarget: 'platinum-hydration-recovery',
  name: 'Platinum',
  category: 'specialty',
  price: 375,
  duration: '60 min',
  badge: 'Our fullest bag',
  description:
    'Gold with zinc, taurine and a double portion of vitamin C. The most ingredients we put into one bag.',
  features: ['1,000 ml of fluids', 'Everything in Gold', 'Zinc, taurine and more vitamin C'],
  hue: 'hydration',
})

const beauty = ivService({
  slug: 'beauty',
  bookingTarget: 'scottsdale-beauty',
  name: 'Beauty',
  category: 'specialty',
  price: 269,
  duration: '60 min',
  description:
    'Biotin, vitamin C and glutathione with fluids. Biotin supports normal hair and skin; many people book it a few days before an event.',
  features: ['1,000 ml of fluids', 'Biotin and vitamin C', 'Glutathione'],
  hue: 'beauty',
  anchor: 'beauty',
})

/** Premium Therapies, whose key is `specialty` (IVT-009), in the order of the menu. */
export const premiumServices = [gold, platinum, beauty]
