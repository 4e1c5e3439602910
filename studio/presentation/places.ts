/** Where documents of a type are shown: by which blocks of pages, on addresses of the program, or on all pages. */
export type Places = {
  /** Blocks that list the whole type; with `choice` only those of which this kind or form was chosen. */
  blocks?: { type: string; choice?: string }[]
  addresses?: { title: string; href: string }[]
  /** Header or footer shows it, so it is on every page; the sentence says where. */
  everywhere?: string
  /** No page shows it; the sentence says what it is for. */
  nowhere?: string
}

const list = (...types: string[]) => types.map((type) => ({ type }))
const priceList = (kind: string) => ({ type: 'productList', choice: kind })

const byType: Record<string, Places> = {
  treatment: { blocks: list('featuredTreatments', 'treatmentMenu') },
  injection: { blocks: [...list('injectionShop'), priceList('injections')] },
  ivService: { blocks: list('ivMenu') },
  package: { blocks: list('packageList') },
  membershipPlan: { blocks: [...list('planList', 'planComparison'), priceList('plans')] },
  giftPreset: { blocks: [...list('giftPresets'), priceList('giftCards')] },
  estimateService: { blocks: [{ type: 'requestForm', choice: 'estimate' }] },
  event: { blocks: list('upcomingEventList', 'pastEventList') },
  eventType: { blocks: list('eventTypeList') },
  job: { blocks: list('jobList') },
  serviceArea: { blocks: list('serviceAreaList', 'serviceAreaMap', 'zipCheck') },
  partnershipType: { blocks: list('partnershipList') },
  testimonial: { blocks: list('testimonialRotator') },
  zipCheckText: { blocks: list('zipCheck') },
  siteSettings: { everywhere: 'The header and the footer of every page show parts of this.' },
  navigation: { everywhere: 'These are the menus of every page.' },
  bookingSettings: { everywhere: 'Every “Book Now” uses this.' },
  searchEntry: { everywhere: 'The search of every page finds this.' },
  accountText: { addresses: [{ title: 'Account', href: '/account' }] },
  practiceSettings: { nowhere: 'This is for estimates and deadlines. No page shows it.' },
  redirect: { nowhere: 'This leads from an old address to another one. No page shows it.' },
}

const formBlocks: Record<string, string> = {
  discount: 'offerCards',
  'event-rsvp': 'upcomingEventList',
  waitlist: 'zipCheck',
}

/** Where this document is shown beside the pages that name it themselves. */
export function placesOf(type: string, id: string): Places {
  if (type !== 'formText') return byType[type] ?? {}
  const form = id.replace(/^formText-/, '')
  const own = { type: 'requestForm', choice: form }
  return { blocks: formBlocks[form] ? [own, { type: formBlocks[form] }] : [own] }
}
