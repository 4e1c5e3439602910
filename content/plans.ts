import { inOrder } from './build/document.ts'
import { membershipPlan } from './build/menu.ts'

const shotPass = membershipPlan({
  slug: 'shot-pass',
  name: 'Shot Pass',
  price: 99,
  period: 'month',
  description: 'For one vitamin shot a week.',
  features: ['4 vitamin shots each month', 'Any shot on the menu', 'At your home, office or hotel'],
  savings: 'Pays off with shots from $25: four Glutathione shots cost $192 one by one.',
  shots: '4',
  isFeatured: false,
  intakeId: 'demo-package-shot-pass',
})

const wellnessExplorer = membershipPlan({
  slug: 'wellness-explorer',
  name: 'Wellness Explorer',
  price: 199,
  period: 'month',
  description: 'For a drip every two weeks and a shot every week.',
  features: ['2 IV drips each month', '4 vitamin shots each month', '20% off everything else'],
  savings: 'Two Rehydrate drips and four Vitamin B12 shots cost $382 one by one. You save $183.',
  drips: '2',
  shots: '4',
  discount: '20% off',
  isFeatured: true,
  intakeId: 'demo-package-wellness-explorer',
})

const wellnessElite = membershipPlan({
  slug: 'wellness-elite',
  name: 'Wellness Elite',
  price: 349,
  period: 'month',
  description: 'For a drip every week, plus two shots.',
  features: ['4 IV drips each month', '8 vitamin shots each month', '30% off everything else'],
  savings: 'Four Rehydrate drips and eight Vitamin B12 shots cost $764 one by one. You save $415.',
  drips: '4',
  shots: '8',
  discount: '30% off',
  isFeatured: false,
  intakeId: 'demo-package-wellness-elite',
})

const wellnessPlatinum = membershipPlan({
  slug: 'wellness-platinum',
  name: 'Wellness Platinum',
  price: 599,
  period: 'month',
  description: 'For people who don’t want to keep count.',
  features: [
    'Unlimited IV drips and vitamin shots',
    'As often as your provider approves',
    '40% off everything else',
  ],
  savings: 'Pays off with the fourth drip in a month: four Rehydrate drips cost $660 one by one.',
  drips: 'Unlimited',
  shots: 'Unlimited',
  discount: '40% off',
  isFeatured: false,
  intakeId: 'demo-package-wellness-platinum',
})

/** The membership plans, in the order of the page. */
export const membershipPlans = inOrder([shotPass, wellnessExplorer, wellnessElite, wellnessPlatinum])
