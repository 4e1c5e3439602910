import { inOrder, packageOffer } from './build/document.ts'

const shotPass = packageOffer({
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
export const packages = inOrder([shotPass, basic, premium, elite])
