// Made from components/art/scenes by `npm run typegen`, with the files in public/art.
export const sceneFiles = {
  stems: '/art/stems-ba293f5d.svg',
  vial: '/art/vial-3e626db2.svg',
  drip: '/art/drip-ed3b46fe.svg',
  doorstep: '/art/doorstep-87fc265c.svg',
  gift: '/art/gift-4cc29ccd.svg',
  calendar: '/art/calendar-f418101c.svg',
  gathering: '/art/gathering-9184ff2a.svg',
  team: '/art/team-c3979e75.svg',
  map: '/art/map-0e9e1710.svg',
  document: '/art/document-8982e563.svg',
  letter: '/art/letter-c0c59b75.svg',
  phone: '/art/phone-a159e0ed.svg',
  molecule: '/art/molecule-3a03419f.svg',
  kit: '/art/kit-a8a11383.svg',
  plant: '/art/plant-62061c32.svg',
  plantOnAgave: '/art/plantOnAgave-92fac0ee.svg',
} as const
