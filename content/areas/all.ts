import { serviceArea } from '../build/community.ts'
import { inOrder } from '../build/document.ts'
import { zipCodes } from './zip-codes.ts'

const primary = { isPrimary: true, travelFee: 0, isFeatured: false }
const extended = { isPrimary: false, travelFee: 25, isFeatured: false }

/** The areas in the order of the page: primary first. North Phoenix has no stated response time (AREA-011). */
export const serviceAreas = inOrder([
  serviceArea({
    slug: 'scottsdale',
    city: 'Scottsdale',
    ...primary,
    zipCodes: zipCodes.scottsdale,
    isFeatured: true,
    minutes: [30, 45],
    description:
      'Our home. Most nurses start their day here, so waits are shortest at homes, hotels and resorts.',
    neighborhoods: ['Old Town', 'Gainey Ranch', 'McCormick Ranch', 'Kierland', 'DC Ranch', 'Grayhawk'],
  }),
  serviceArea({
    slug: 'paradise-valley',
    city: 'Paradise Valley',
    ...primary,
    zipCodes: zipCodes['paradise-valley'],
    minutes: [30, 45],
    description:
      'Private homes and resorts between Camelback and Mummy Mountain. Tell us the gate code when you book.',
    neighborhoods: ['Camelback Corridor', 'Mummy Mountain', 'Cheney Estates', 'Clearwater Hills'],
  }),
  serviceArea({
    slug: 'phoenix',
    city: 'Phoenix',
    ...primary,
    zipCodes: zipCodes.phoenix,
    minutes: [45, 60],
    description:
      'Homes, offices and hotels from downtown to Arcadia. Tell us the tower and the floor; we’ll find our own parking.',
    neighborhoods: ['Downtown', 'Arcadia', 'Biltmore', 'Midtown', 'Encanto', 'Ahwatukee'],
  }),
  serviceArea({
    slug: 'tempe',
    city: 'Tempe',
    ...primary,
    zipCodes: zipCodes.tempe,
    minutes: [45, 60],
    description:
      'Apartments and offices around the lake and the university, and the quiet streets further south.',
    neighborhoods: ['Downtown Tempe', 'Tempe Town Lake', 'South Tempe', 'The Lakes'],
  }),
  serviceArea({
    slug: 'mesa',
    city: 'Mesa',
    ...extended,
    zipCodes: zipCodes.mesa,
    minutes: [60, 75],
    description: 'From the west side to the Red Mountain foothills. Mornings are quickest.',
    neighborhoods: ['Downtown Mesa', 'Dobson Ranch', 'Las Sendas', 'Red Mountain'],
  }),
  serviceArea({
    slug: 'fountain-hills',
    city: 'Fountain Hills',
    ...extended,
    zipCodes: zipCodes['fountain-hills'],
    minutes: [45, 60],
    description: 'Just over the pass from Scottsdale, so we often get there sooner than the map suggests.',
    neighborhoods: ['Fountain Park', 'FireRock', 'SunRidge Canyon'],
  }),
  serviceArea({
    slug: 'cave-creek',
    city: 'Cave Creek',
    ...extended,
    zipCodes: zipCodes['cave-creek'],
    minutes: [60, 75],
    description: 'Ranches and homes north of Carefree Highway. A map pin helps us find your driveway.',
    neighborhoods: ['Town Center', 'Tatum Ranch', 'Spur Cross'],
  }),
  serviceArea({
    slug: 'carefree',
    city: 'Carefree',
    ...extended,
    zipCodes: zipCodes.carefree,
    minutes: [60, 75],
    description:
      'Homes and inns around Black Mountain. Same team, same prices, just a slightly longer drive.',
    neighborhoods: ['Town Center', 'The Boulders', 'Black Mountain'],
  }),
  serviceArea({
    slug: 'north-phoenix',
    city: 'North Phoenix',
    ...extended,
    zipCodes: zipCodes['north-phoenix'],
    description:
      'From Deer Valley to Desert Ridge. Call and we’ll tell you how soon a nurse can be there today.',
    neighborhoods: ['Desert Ridge', 'Norterra', 'Deer Valley', 'Moon Valley'],
  }),
])
