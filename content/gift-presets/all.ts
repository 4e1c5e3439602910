import { inOrder } from '../build/document.ts'
import { giftPreset } from '../build/menu.ts'

const starter = giftPreset({
  slug: 'starter',
  title: 'Starter',
  amount: 150,
  originalPrice: 199,
  isPopular: false,
  description: 'You pay $150, the card is worth $199. Enough for any drip of Basic Hydration.',
  features: ['For every drip, injection and package', 'No fee, and the money does not expire'],
})

const wellness = giftPreset({
  slug: 'wellness',
  title: 'Wellness',
  amount: 300,
  originalPrice: 399,
  isPopular: true,
  description:
    'You pay $300, the card is worth $399. Enough for two drips of Basic Hydration, or one Platinum.',
  features: [
    'For every drip, injection and package',
    'No fee, and the money does not expire',
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
    'No fee, and the money does not expire',
    'Can be used over several visits',
  ],
})

/** The gift cards with a fixed amount, in the order of the page. */
export const giftPresets = inOrder([starter, wellness, ultimate])
