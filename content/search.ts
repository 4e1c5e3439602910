import { inOrder, searchEntry } from './build/document.ts'

const pageEntry = (path: string, title: string, category: string, description: string) =>
  searchEntry({ id: path, title, type: 'page', url: `/${path}`, description, category })

export const pages = [
  pageEntry(
    'first-time-patients',
    'First-Time Patients',
    'Start here',
    'How a first visit works: video exam, booking, and a nurse at your door.',
  ),
  pageEntry(
    'events',
    'Events & Parties',
    'Events',
    'Upcoming dates, and what we bring to a party, a wedding, an office or a tournament.',
  ),
  pageEntry(
    'privacy',
    'Privacy Policy',
    'Legal',
    'What we keep about you, why, for how long, and how to get it deleted.',
  ),
]

const services = [
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

const treatment = (id: string, title: string, category: string, description: string) =>
  searchEntry({ id, title, type: 'treatment', url: `/iv-therapy#${id}`, description, category })

/** One for each place on the IV menu that can be linked. */
const treatments = [
  treatment(
    'nad',
    'NAD+ Therapy',
    'NAD+',
    'A slow NAD+ drip, from 50 mg. You and your provider choose the dosage.',
  ),
  treatment(
    'hydration',
    'Hydration Drip',
    'Hydration',
    'A liter of fluids with electrolytes after heat, exercise or travel.',
  ),
  treatment(
    'energy',
    'Energy: Myers Cocktail',
    'Energy',
    'B vitamins, vitamin C, magnesium and calcium for a long, busy week.',
  ),
  treatment(
    'immune',
    'Immune Booster',
    'Immune',
    'Vitamin C, zinc and fluids, to support normal immune function.',
  ),
  treatment(
    'recovery',
    'Hangover & Recovery',
    'Recovery',
    'Fluids and vitamins for the morning after a party, a race or a flight.',
  ),
  treatment('beauty', 'Beauty Drip', 'Beauty', 'Biotin, vitamin C and glutathione for skin, hair and nails.'),
  treatment(
    'weight',
    'Weight Management',
    'Weight',
    'A program that begins with a telehealth visit, not with a drip.',
  ),
]

/** What the program answers itself: no page of an editor's is there. */
const ownPages = [
  searchEntry({
    id: 'order-status',
    title: 'Your Order',
    type: 'page',
    url: '/order-status',
    description: 'See an order and its receipt, with the order number and your access code.',
    category: 'Shop',
  }),
  searchEntry({
    id: 'gift-card-balance',
    title: 'Gift Card Balance',
    type: 'page',
    url: '/gift-cards/balance',
    description: 'Enter the code of a gift card and see what is left on it.',
    category: 'Gifts',
  }),
]

export const searchEntries = inOrder([...services, ...treatments, ...pages, ...ownPages])
