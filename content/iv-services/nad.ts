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
    'NAD+ is a coenzyme found in every cell. It runs slowly, and the nurse stays and adjusts the speed to how you feel.',
  features: ['NAD+ in 500 ml of fluids', 'A nurse beside you the whole time', 'Bring a film or a book'],
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
    'NAD+ with B vitamins and magnesium, in the dosage you and the provider agree on. More of it takes more time.',
  features: ['NAD+ in 500 ml of fluids', 'B-complex and magnesium', 'A nurse beside you the whole time'],
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
    'NAD+ followed by glutathione and vitamin C. The name is a wink: nobody gets younger, and we promise no such thing.',
  features: ['NAD+ in 500 ml of fluids', 'Glutathione and vitamin C', 'A nurse beside you the whole time'],
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
    'NAD+ from 100mg up, for people who have had it before and know how they feel with it. The provider decides with you.',
  features: ['NAD+ in 500 ml of fluids', 'Four dosages up to 250mg', 'A nurse beside you the whole time'],
  hue: 'nad',
})

/** NAD+ Therapy, in the order of the menu. */
export const nadServices = [nad250, diamond, fountainOfYouth, elite]
