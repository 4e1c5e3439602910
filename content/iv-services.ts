import { inOrder } from './build/document.ts'
import { ivService } from './build/menu.ts'

const rehydrate = ivService({
  slug: 'rehydrate',
  name: 'Rehydrate',
  category: 'basic',
  price: 165,
  duration: '30 min',
  badge: 'Good first drip',
  description:
    'Fluids and electrolytes, nothing else. For a hot day, a long flight, or when you just didn’t drink enough.',
  features: ['500 ml of fluids', 'Sodium, potassium and chloride', 'The shortest drip on the menu'],
  hue: 'hydration',
})

const rehydratePlus = ivService({
  slug: 'rehydrate-plus',
  name: 'Rehydrate Plus',
  category: 'basic',
  price: 195,
  duration: '45 min',
  description:
    'Twice the fluids of Rehydrate, with B vitamins and vitamin C. For people who run, fly or work outside.',
  features: ['1,000 ml of fluids with electrolytes', 'B-complex', 'Vitamin C'],
  hue: 'hydration',
})

const hangover = ivService({
  slug: 'hangover',
  name: 'Hangover',
  category: 'basic',
  price: 195,
  duration: '45 min',
  description:
    'Fluids, electrolytes and B vitamins for the morning after. You stay in bed; we bring everything else.',
  features: [
    '1,000 ml of fluids with electrolytes',
    'B-complex and magnesium',
    'Medicine for nausea, if the provider approves',
  ],
  hue: 'recovery',
  anchor: 'recovery',
})

/** Basic Hydration, in the order of the menu. */
export const basicServices = [rehydrate, rehydratePlus, hangover]

const jrMyers = ivService({
  slug: 'jr-myers',
  name: 'Jr Myers',
  category: 'standard',
  price: 185,
  duration: '30 min',
  description: 'The Myers recipe in a smaller bag. A good way to try it, and quick enough for a lunch break.',
  features: ['500 ml of fluids', 'B-complex and vitamin B12', 'Magnesium and vitamin C'],
  hue: 'energy',
})

const myers = ivService({
  slug: 'myers',
  name: 'Myers',
  category: 'standard',
  price: 205,
  duration: '60 min',
  badge: 'The classic',
  description:
    'Magnesium, calcium, B vitamins and vitamin C in one bag, named after the doctor who first mixed it. Supports normal energy metabolism.',
  features: ['1,000 ml of fluids', 'B-complex and vitamin B12', 'Magnesium, calcium and vitamin C'],
  hue: 'energy',
  anchor: 'energy',
})

const immuneBooster = ivService({
  slug: 'immune-booster',
  name: 'Immune Booster',
  category: 'standard',
  price: 225,
  duration: '45 min',
  description:
    'Vitamin C, zinc and B vitamins, which support normal immune function. Often chosen before travel or in winter.',
  features: ['1,000 ml of fluids', 'Vitamin C in a higher dose', 'Zinc and B-complex'],
  hue: 'immune',
  anchor: 'immune',
})

const sunDevil = ivService({
  slug: 'sun-devil',
  name: 'Sun Devil',
  category: 'standard',
  price: 245,
  duration: '60 min',
  description:
    'Fluids, electrolytes and amino acids for long, active days in the sun. Made for Arizona summers.',
  features: ['1,000 ml of fluids with electrolytes', 'Amino acids', 'B-complex and magnesium'],
  hue: 'recovery',
})

const arizonaDetox = ivService({
  slug: 'arizona-detox',
  name: 'Arizona Detox',
  category: 'standard',
  price: 265,
  duration: '60 min',
  description:
    'Fluids with glutathione, an antioxidant your body also makes itself, and vitamin C. Your liver and kidneys do the detoxing; this adds fluids and antioxidants.',
  features: ['1,000 ml of fluids', 'Glutathione', 'Vitamin C and B-complex'],
  hue: 'immune',
})

/** Standard Wellness, in the order of the menu. */
const standardServices = [jrMyers, myers, immuneBooster, sunDevil, arizonaDetox]

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
    'Biotin, vitamin C and glutathione with fluids. Biotin supports healthy hair and skin; many people book it a few days before an event.',
  features: ['1,000 ml of fluids', 'Biotin and vitamin C', 'Glutathione'],
  hue: 'beauty',
  anchor: 'beauty',
})

/** Premium Therapies, whose key is `specialty` (IVT-009), in the order of the menu. */
const premiumServices = [gold, platinum, beauty]

const nad250 = ivService({
  slug: 'nad-250',
  bookingTarget: 'nad-plain',
  name: 'NAD+ 250mg',
  category: 'nad',
  price: 425,
  dosages: [['50mg', 425]],
  duration: '2-4 hrs',
  description:
    'NAD+ is a coenzyme found in every cell. The drip runs slowly, and your nurse stays to adjust the pace to how you feel.',
  features: ['NAD+ in 500 ml of fluids', 'A nurse with you the whole time', 'Have a movie or a book ready'],
  hue: 'nad',
})

const diamond = ivService({
  slug: 'diamond-nad',
  name: 'Diamond NAD+',
  category: 'nad',
  price: 525,
  dosages: [
    ['50mg', 525],
    ['100mg', 600],
    ['150mg', 650],
  ],
  duration: '3-4 hrs',
  badge: 'Three dosages',
  description:
    'NAD+ with B vitamins and magnesium, at the dosage you and the provider agree on. Higher dosages take longer.',
  features: ['NAD+ in 500 ml of fluids', 'B-complex and magnesium', 'A nurse with you the whole time'],
  hue: 'nad',
})

const fountainOfYouth = ivService({
  slug: 'fountain-of-youth-nad',
  bookingTarget: 'fountain-youth',
  name: 'Fountain of Youth NAD+',
  category: 'nad',
  price: 475,
  dosages: [['50mg', 475]],
  duration: '2-4 hrs',
  description:
    'NAD+ followed by glutathione and vitamin C. The name is tongue-in-cheek: nobody gets younger, and we don’t promise it.',
  features: ['NAD+ in 500 ml of fluids', 'Glutathione and vitamin C', 'A nurse with you the whole time'],
  hue: 'nad',
})

const elite = ivService({
  slug: 'elite-nad',
  name: 'Elite NAD+',
  category: 'nad',
  price: 475,
  dosages: [
    ['100mg', 475],
    ['150mg', 525],
    ['200mg', 575],
    ['250mg', 625],
  ],
  duration: '2-4 hrs',
  badge: 'Four dosages',
  description:
    'NAD+ from 100mg up, for people who’ve had it before and know how it makes them feel. You and the provider decide together.',
  features: ['NAD+ in 500 ml of fluids', 'Four dosages up to 250mg', 'A nurse with you the whole time'],
  hue: 'nad',
})

/** NAD+ Therapy, in the order of the menu. */
const nadServices = [nad250, diamond, fountainOfYouth, elite]

/** The IV menu, in the order of the page. */
export const ivServices = inOrder([...basicServices, ...standardServices, ...premiumServices, ...nadServices])
