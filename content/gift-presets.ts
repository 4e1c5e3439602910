import { inOrder } from './build/document.ts'
import { giftPreset } from './build/menu.ts'

const starter = giftPreset({
  slug: 'starter',
  title: 'Starter',
  amount: 150,
  originalPrice: 199,
  isPopular: false,
  description: 'You pay $150, the card is worth $199. Enough for any Basic Hydration drip.',
  features: ['For every drip, injection and package', 'No fees, and the money never expires'],
})

const wellness = giftPreset({
  slug: 'wellness',
  title: 'Wellness',
  amount: 300,
  originalPrice: 399,
  isPopular: true,
  description: 'You pay $300, the card is worth $399. Enough for two Basic Hydration drips, or one Platinum.',
  features: [
    'For every drip, injection and package',
    'No fees, and the money never expires',
    'Can be used over several visits',
  ],
})

const ultimate = giftPreset({
  slug: 'ultimate',
  title: 'Ultimate',
  amount: 500,
  originalPrice: 699,
  isPopular: false,
  description: 'You pay $500, the card is worth $699. Enough for three Myers drips, or any NAD+ on the menu.',
  features: [
    'For every drip, injection and package',
    'No fees, and the money never expires',
    'Can be used over several visits',
  ],
})

/** The gift cards with a fixed amount, in the order of the page. */
export const giftPresets = inOrder([starter, wellness, ultimate])
