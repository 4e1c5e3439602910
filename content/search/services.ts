import { searchEntry } from '../build/document.ts'

export const services = [
  searchEntry({
    id: 'iv-therapy',
    title: 'IV Therapy Menu',
    type: 'service',
    url: '/iv-therapy',
    description:
      'Every drip with its price and duration: hydration, Myers, immune, recovery, beauty and NAD+.',
    category: 'IV Therapy',
  }),
  searchEntry({
    id: 'vitamin-injections',
    title: 'Vitamin Injections',
    type: 'service',
    url: '/vitamin-injections',
    description: 'Fifteen shots in 5 to 15 minutes: B12, D3, vitamin C, glutathione and more, with packages.',
    category: 'Injections',
  }),
  searchEntry({
    id: 'nad-peptides',
    title: 'NAD+ & Peptides',
    type: 'service',
    url: '/nad-peptides',
    description: 'NAD+ by dosage and peptide programs, each after a visit with a licensed provider.',
    category: 'NAD+',
  }),
  searchEntry({
    id: 'telehealth',
    title: 'Telehealth Visits',
    type: 'service',
    url: '/telehealth',
    description:
      'Video visits with an Arizona provider: the good faith exam, hormones and weight management.',
    category: 'Telehealth',
  }),
  searchEntry({
    id: 'mobile-testing-kits',
    title: 'Mobile Testing Kits',
    type: 'service',
    url: '/mobile-testing-kits',
    description: 'Blood drawn or a test kit brought to your home, and what the results can tell you.',
    category: 'Testing',
  }),
  searchEntry({
    id: 'gift-cards',
    title: 'Gift Cards',
    type: 'service',
    url: '/gift-cards',
    description: 'From $25 to $1,000, sent by email on the day you choose, with your message.',
    category: 'Gifts',
  }),
  searchEntry({
    id: 'products',
    title: 'All Products',
    type: 'service',
    url: '/products',
    description: 'Everything we sell: injections, packages, plans and gift cards.',
    category: 'Shop',
  }),
]
