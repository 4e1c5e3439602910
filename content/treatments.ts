import { inOrder } from './build/document.ts'
import { treatment } from './build/home.ts'

export const dBookPerformance = treatment({
  id: 'd-book-performance',
  title: 'D-Book Performance',
  subtitle: 'Performance Therapies',
  price: 349,
  originalPrice: 399,
  duration: '75 min',
  satisfaction: 96,
  isPopular: false,
  isTrending: true,
  description:
    'Fluid with amino acids, magnesium and B vitamins, for people who train hard. Best on a rest day.',
  features: ['Amino acids and magnesium', 'B-complex and B12', 'Supports normal muscle function'],
  category: 'Performance',
  gradient: 'performance',
})

const diamondNad = treatment({
  id: 'diamond-nad',
  title: 'Diamond NAD+',
  subtitle: 'NAD+ Therapy',
  price: 599,
  originalPrice: 699,
  duration: '3-4 hrs',
  satisfaction: 97,
  isPopular: false,
  isTrending: false,
  description:
    'Our largest NAD+ dose, plus a bag of fluid and vitamins. For people who’ve had NAD+ before and know their pace.',
  features: ['For returning NAD+ patients', 'Fluid and vitamins included', 'A nurse with you the whole time'],
  category: 'NAD+',
  gradient: 'nad',
})

const eliteNad = treatment({
  id: 'elite-nad',
  title: 'NAD+ Therapy',
  subtitle: 'NAD+ Therapy',
  price: 475,
  originalPrice: 599,
  duration: '2-4 hrs',
  satisfaction: 96,
  isPopular: false,
  isTrending: true,
  description:
    'NAD+, a molecule every cell uses to make energy, dripped slowly. Your nurse sets the pace with you and stays the whole time.',
  features: ['Pace set to your comfort', 'A nurse with you the whole time', 'Have a book or a movie ready'],
  category: 'NAD+',
  gradient: 'nad',
})

const goldHydration = treatment({
  id: 'gold-hydration',
  title: 'Gold Hydration',
  subtitle: 'Premium Therapies',
  price: 299,
  originalPrice: 349,
  duration: '60 min',
  satisfaction: 98,
  isPopular: false,
  isTrending: false,
  description:
    'Our fullest hydration: fluid, minerals, B vitamins, vitamin C and glutathione together in one unhurried visit.',
  features: ['1,000 ml of fluid', 'Minerals, B vitamins, vitamin C', 'Glutathione included'],
  category: 'Hydration',
  gradient: 'energy',
})

const hangover = treatment({
  id: 'hangover',
  title: 'Hangover',
  subtitle: 'Enhanced Hydration',
  price: 199,
  originalPrice: 249,
  duration: '45 min',
  satisfaction: 97,
  isPopular: true,
  isTrending: false,
  description:
    'Fluid, electrolytes and B vitamins for the morning after. If you’re nauseous, the provider decides what can be added.',
  features: ['1,000 ml of fluid', 'B-complex and electrolytes', 'At your home or hotel'],
  category: 'Recovery',
  gradient: 'recovery',
})

const myers = treatment({
  id: 'myers',
  title: 'Myers',
  subtitle: 'Standard Wellness',
  price: 249,
  originalPrice: 299,
  duration: '60 min',
  satisfaction: 99,
  isPopular: true,
  isTrending: false,
  description:
    'Magnesium, calcium, B vitamins and vitamin C in one bag. The blend most people mean when they ask for an IV.',
  features: ['Magnesium and calcium', 'B-complex, B12 and vitamin C', 'Given slowly, over an hour'],
  category: 'Wellness',
  gradient: 'immune',
})

const rehydratePlus = treatment({
  id: 'rehydrate-plus',
  title: 'Rehydrate Plus',
  subtitle: 'Enhanced Hydration',
  price: 199,
  originalPrice: 249,
  duration: '45 min',
  satisfaction: 97,
  isPopular: false,
  isTrending: true,
  description:
    'A full liter, with B vitamins and vitamin C. For when you want fluid and a little extra in one visit.',
  features: ['1,000 ml of fluid', 'B-complex and vitamin C', 'Supports normal energy metabolism'],
  category: 'Hydration',
  gradient: 'hydration',
})

const rehydrate = treatment({
  id: 'rehydrate',
  title: 'Rehydrate',
  subtitle: 'Basic Hydration',
  price: 149,
  originalPrice: 199,
  duration: '30 min',
  satisfaction: 98,
  isPopular: true,
  isTrending: false,
  description:
    'Half a liter of saline with electrolytes. For hot days, travel or a long hike, or when you just didn’t drink enough.',
  features: ['500 ml of fluid', 'Sodium, potassium and chloride', 'The shortest visit we offer'],
  category: 'Hydration',
  gradient: 'hydration',
})

const scottsdaleBeauty = treatment({
  id: 'scottsdale-beauty',
  title: 'Scottsdale Beauty',
  subtitle: 'Premium Therapies',
  price: 299,
  originalPrice: 349,
  duration: '60 min',
  satisfaction: 98,
  isPopular: true,
  isTrending: true,
  description:
    'Fluid with biotin, vitamin C and a glutathione push. Nutrients your body uses for hair, skin and nails.',
  features: ['Biotin and vitamin C', 'Glutathione at the end', 'Often booked before an event'],
  category: 'Beauty',
  gradient: 'beauty',
})

/** The treatments, in the order of the home page. */
export const treatments = inOrder([
  rehydrate,
  rehydratePlus,
  myers,
  eliteNad,
  scottsdaleBeauty,
  hangover,
  goldHydration,
  dBookPerformance,
  diamondNad,
])
