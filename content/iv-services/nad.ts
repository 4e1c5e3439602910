import { ivService } from '../build/menu.ts'

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
  features: ['NAD+ in 500 ml of fluids', 'A nurse with you the whole time', 'Bring a movie or a book'],
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
export const nadServices = [nad250, diamond, fountainOfYouth, elite]
