import { inOrder, packageOffer } from './build/document.ts'
import { estimateService } from './build/form-text.ts'
import { giftPreset, membershipPlan } from './build/menu.ts'

const starter = giftPreset({
  slug: 'starter',
  title: 'Starter',
  amount: 150,
  originalPrice: 199,
  isPopular: false,
  description: 'You pay $150; the card is worth $199. Enough for any Basic Hydration drip.',
  features: ['For every drip, injection and package', 'No fees, and the money never expires'],
})

const wellness = giftPreset({
  slug: 'wellness',
  title: 'Wellness',
  amount: 300,
  originalPrice: 399,
  isPopular: true,
  description: 'You pay $300; the card is worth $399. Enough for two Basic Hydration drips, or one Platinum.',
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
  description: 'You pay $500; the card is worth $699. Enough for three Myers drips, or any NAD+ on the menu.',
  features: [
    'For every drip, injection and package',
    'No fees, and the money never expires',
    'Can be used over several visits',
  ],
})

/** The gift cards with a fixed amount, in the order of the page. */
export const giftPresets = inOrder([starter, wellness, ultimate])

const shotPassPackage = packageOffer({
  slug: 'shot-pass',
  name: 'Shot Pass',
  price: 99,
  period: 'month',
  description: 'For people who want a shot a week or more, without keeping count.',
  features: ['Unlimited shots', 'Paid monthly'],
  isFeatured: false,
  intakeId: 'demo-package-injections-shot-pass',
})

const basic = packageOffer({
  slug: 'basic',
  name: 'Basic',
  price: 199,
  period: 'year',
  description: 'One shot every two months, and a lower price for the ones in between.',
  features: ['6 shots', '20% off extra shots'],
  isFeatured: false,
  intakeId: 'demo-package-injections-basic',
})

const premium = packageOffer({
  slug: 'premium',
  name: 'Premium',
  price: 399,
  period: 'year',
  description: 'A shot every month: the pace that suits most routines.',
  features: ['12 shots', '30% off'],
  isFeatured: true,
  intakeId: 'demo-package-injections-premium',
})

const elite = packageOffer({
  slug: 'elite',
  name: 'Elite',
  price: 899,
  period: 'year',
  description: 'Two shots a month, for people who also use our other services.',
  features: ['24 shots', '50% off other services'],
  isFeatured: false,
  intakeId: 'demo-package-injections-elite',
})

/** The packages, in the order of the page. */
export const packages = inOrder([shotPassPackage, basic, premium, elite])

const shotPass = membershipPlan({
  slug: 'shot-pass',
  name: 'Shot Pass',
  price: 99,
  period: 'month',
  description: 'For one vitamin shot a week.',
  features: ['4 vitamin shots each month', 'Any shot on the menu', 'At your home, office or hotel'],
  savings: 'Pays off with shots from $25: four Glutathione shots cost $192 if bought separately.',
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
  savings: 'Two Rehydrate drips and four Vitamin B12 shots cost $382 if bought separately. You save $183.',
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
  savings: 'Four Rehydrate drips and eight Vitamin B12 shots cost $764 if bought separately. You save $415.',
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
  savings: 'Pays off with the fourth drip in a month: four Rehydrate drips cost $660 if bought separately.',
  drips: 'Unlimited',
  shots: 'Unlimited',
  discount: '40% off',
  isFeatured: false,
  intakeId: 'demo-package-wellness-platinum',
})

/** The membership plans, in the order of the page. */
export const membershipPlans = inOrder([shotPass, wellnessExplorer, wellnessElite, wellnessPlatinum])

/** The services with these short names, for a page that says what they cost. */
export const servicesNamed = (...slugs: string[]) =>
  estimateServices.filter(({ slug }) => slugs.includes(slug?.current ?? ''))

export const estimateServices = inOrder([
  estimateService('iv-therapy', 'IV Drip Therapy', 149, 'One drip at your place, 30 to 60 minutes.'),
  estimateService(
    'nad-therapy',
    'NAD+ IV Therapy',
    150,
    'A slow NAD+ drip; the price goes up with the dose.',
  ),
  estimateService('peptides', 'Peptide Therapy', 120, 'Prescribed by a provider after an evaluation.'),
  estimateService('weight-loss', 'Weight Management', 175, 'A supervised program with regular check-ins.'),
  estimateService('hormone-therapy', 'Hormone Therapy', 200, 'Lab work and a plan from a provider.'),
  estimateService('consultation', 'Consultation', 99, 'A video visit with a provider, 15 to 20 minutes.'),
])
