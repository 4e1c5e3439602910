import { serviceArea } from './build/community.ts'
import { inOrder } from './build/document.ts'

/**
 * The ZIP codes of each area as the Postal Service names its cities, post boxes with them: people know their own.
 * Each is in one area: those of Phoenix's north only in North Phoenix. Rio Verde, Fort McDowell, Anthem and New River
 * are outside.
 */
export const zipCodes = {
  scottsdale: zips('85250-85252 85254-85262 85266 85267 85271'),
  'paradise-valley': zips('85253'),
  phoenix: zips('85001-85021 85028 85030 85031 85033-85045 85048 85051 85060-85064 85066-85076 85082'),
  tempe: zips('85280-85285 85287 85288'),
  mesa: zips('85201-85216 85274 85275 85277'),
  'fountain-hills': zips('85268 85269'),
  'cave-creek': zips('85327 85331'),
  carefree: zips('85377'),
  'north-phoenix': zips('85022-85024 85027 85029 85032 85046 85050 85053 85054 85078-85080 85083 85085'),
}

/** '85250-85252 85254' as a list of all of them. */
function zips(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  })
}

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
      'Apartments and offices around the lake and the university, and the quiet streets farther south.',
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
