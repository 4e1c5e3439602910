import { injection, inOrder } from './build/document.ts'

export const bComplex = injection({
  slug: 'b-complex',
  name: 'B-Complex',
  category: 'energy',
  price: 35,
  originalPrice: 40,
  durationMinutes: 10,
  description: 'Several B vitamins in a single shot. They work together to turn food into energy.',
  features: [
    'Several B vitamins in one injection',
    'Supports normal energy metabolism',
    'Supports the nervous system',
  ],
})

export const b12 = injection({
  slug: 'b12',
  name: 'Vitamin B12',
  category: 'energy',
  price: 13,
  originalPrice: 15,
  durationMinutes: 5,
  description:
    'A vitamin your body uses to make red blood cells and turn food into energy. A common choice for people who eat few animal products.',
  features: [
    'Supports normal energy metabolism',
    'Supports red blood cells and nerves',
    'Small needle in the upper arm',
  ],
})

const b6 = injection({
  slug: 'b6',
  name: 'Vitamin B6',
  category: 'energy',
  price: 15,
  originalPrice: 18,
  durationMinutes: 5,
  description:
    'A B vitamin that helps your body use protein and make neurotransmitters. It supports normal energy metabolism.',
  features: ['Supports normal energy metabolism', 'Supports the nervous system', 'Done in five minutes'],
})

const biotin = injection({
  slug: 'biotin',
  name: 'Biotin',
  category: 'beauty',
  price: 13,
  originalPrice: 15,
  durationMinutes: 5,
  description:
    'Also called vitamin B7, it supports healthy hair, skin and nails. Tell the lab before any blood test: biotin can skew some results.',
  features: ['Supports healthy hair and nails', 'Supports healthy skin', 'A B vitamin, water-soluble'],
})

const d3 = injection({
  slug: 'd3',
  name: 'Vitamin D3',
  category: 'immune',
  price: 28,
  originalPrice: 30,
  durationMinutes: 5,
  description:
    'The vitamin your skin makes from sunlight, in an oil base that is absorbed slowly. For people who spend their days indoors or keep covered up.',
  features: [
    'Supports bones and muscles',
    'Supports normal immune function',
    'Have your last vitamin D result handy',
  ],
})

export const glutathione = injection({
  slug: 'glutathione',
  name: 'Glutathione',
  category: 'beauty',
  price: 48,
  originalPrice: 50,
  durationMinutes: 10,
  description:
    'An antioxidant that your own cells make from three amino acids. People choose it as part of a skin and wellness routine.',
  features: [
    'An antioxidant your body also makes',
    'Helps protect cells from oxidation',
    'Can be planned as a series',
  ],
})

const lCarnitine = injection({
  slug: 'l-carnitine',
  name: 'L-Carnitine',
  category: 'energy',
  price: 38,
  originalPrice: 40,
  durationMinutes: 10,
  description:
    'A compound that carries fatty acids into your cells, where they are used for energy. Often paired with a training plan; it doesn’t replace one.',
  features: ['Supports normal fat metabolism', 'Supports energy for exercise', 'Can be planned as a series'],
})

const lProline = injection({
  slug: 'l-proline',
  name: 'L-Proline',
  category: 'beauty',
  price: 22,
  originalPrice: 25,
  durationMinutes: 10,
  description:
    'An amino acid that your body builds collagen from. People choose it to support skin, tendons and joints.',
  features: ['A building block of collagen', 'Supports skin and joints', 'Goes well with vitamin C'],
})

const magnesium = injection({
  slug: 'magnesium',
  name: 'Magnesium',
  category: 'recovery',
  price: 18,
  originalPrice: 20,
  durationMinutes: 10,
  description:
    'A mineral that muscles and nerves need to work and to rest. Often chosen after hard training or long days on your feet.',
  features: ['Supports normal muscle function', 'Supports the nervous system', 'Given slowly, for comfort'],
})

const mineralBlend = injection({
  slug: 'mineral-blend',
  name: 'Mineral Blend',
  category: 'wellness',
  price: 25,
  originalPrice: 30,
  durationMinutes: 15,
  description:
    'A mix of minerals and trace elements, with magnesium and zinc among them. A good all-round choice when you can’t pin down one thing.',
  features: ['Several minerals in one injection', 'Supports muscles and nerves', 'Given slowly, for comfort'],
})

const nac = injection({
  slug: 'nac',
  name: 'NAC',
  category: 'wellness',
  price: 30,
  originalPrice: 35,
  durationMinutes: 15,
  description:
    'N-acetylcysteine, which your body uses to make its own glutathione. People choose it to support the body’s antioxidant defense.',
  features: [
    'Supports your own glutathione',
    'Supports antioxidant defense',
    'Tell us about your medications first',
  ],
})

const taurine = injection({
  slug: 'taurine',
  name: 'Taurine',
  category: 'energy',
  price: 20,
  originalPrice: 23,
  durationMinutes: 10,
  description:
    'An amino acid found in muscles, heart and eyes. It supports normal muscle function and exercise, without caffeine.',
  features: ['Supports normal muscle function', 'Popular with people who train', 'No caffeine'],
})

export const triAmino = injection({
  slug: 'tri-amino',
  name: 'Tri-Amino',
  category: 'recovery',
  price: 33,
  originalPrice: 35,
  durationMinutes: 15,
  description:
    'Arginine, citrulline and ornithine in one injection. Three amino acids people use to support blood flow and recovery after training.',
  features: [
    'Three amino acids in one visit',
    'Supports recovery after training',
    'Supports normal blood flow',
  ],
})

export const vitaminC = injection({
  slug: 'vitamin-c',
  name: 'Vitamin C',
  category: 'immune',
  price: 23,
  originalPrice: 25,
  durationMinutes: 10,
  description:
    'An antioxidant your body can’t make or store for long. It supports normal immune function and the collagen in skin, gums and joints.',
  features: ['Supports normal immune function', 'Supports collagen formation', 'An antioxidant'],
})

const zinc = injection({
  slug: 'zinc',
  name: 'Zinc',
  category: 'immune',
  price: 8,
  originalPrice: 10,
  durationMinutes: 5,
  description:
    'A trace mineral that the immune system and healing skin rely on. The lowest price on our list, and a quick visit.',
  features: ['Supports normal immune function', 'Supports healthy skin', 'Done in five minutes'],
})

/** The menu of injections, in the order of the page. */
export const injections = inOrder([
  b12,
  d3,
  vitaminC,
  magnesium,
  glutathione,
  triAmino,
  zinc,
  biotin,
  lCarnitine,
  b6,
  bComplex,
  mineralBlend,
  lProline,
  taurine,
  nac,
])
