import type { Descriptor } from './descriptor.ts'

const list = (...types: string[]) => types.map((type) => ({ type }))
const priceList = (kind: string) => ({ type: 'productList', choice: kind })
const price = { path: 'price', label: 'Price' } as const
const original = { path: 'originalPrice', label: 'Original price' } as const

const shownIn = { nowhere: 'The pages of drips and injections that name it show this.' } as const
const sortedBy = { field: 'name', direction: 'asc' } as const

/** One entry for each type of document, in the order of the desk. What lists types of documents derives from it. */
export const descriptors = {
  page: { desk: 'pages', list: 'All pages', sortedBy: { field: 'path', direction: 'asc' } },
  treatment: {
    desk: 'offers',
    list: 'Treatments',
    prices: { name: 'title', fields: [price, original] },
    shownIn: { blocks: list('featuredTreatments', 'treatmentMenu') },
    fieldTitles: {
      title: 'Name',
      duration: 'Time',
      satisfaction: 'Satisfied patients, percent',
      bookingTarget: 'Name in the booking system',
    },
    // Its line of treatments is its category at the booking system.
    unmarked: ['subtitle'],
  },
  ivService: {
    desk: 'offers',
    list: 'IV services',
    one: 'IV service',
    prices: {
      name: 'name',
      fields: [
        price,
        { path: 'dosages[].price', label: 'Price with {dosage}' },
        { path: 'dosages[].basePrice', label: 'Base price with {dosage}' },
      ],
    },
    shownIn: { blocks: list('ivMenu', 'dripFinder') },
    fieldTitles: { duration: 'Time', bookingTarget: 'Name in the booking system' },
  },
  injection: {
    desk: 'offers',
    list: 'Injections',
    prices: { name: 'name', fields: [price, original] },
    shownIn: { blocks: [...list('injectionShop'), priceList('injections')] },
  },
  ingredient: { desk: 'offers', list: 'Ingredients', sortedBy, shownIn, fieldTitles: { text: 'What it is' } },
  timeline: { desk: 'offers', list: 'Visits, minute by minute', one: 'visit', sortedBy, shownIn },
  package: {
    desk: 'offers',
    list: 'Packages',
    prices: { name: 'name', fields: [price] },
    shownIn: { blocks: list('packageList') },
    fieldTitles: { features: 'What it includes' },
  },
  membershipPlan: {
    desk: 'offers',
    list: 'Membership plans',
    one: 'membership plan',
    prices: { name: 'name', fields: [price] },
    shownIn: { blocks: [...list('planList', 'planComparison'), priceList('plans')] },
    fieldTitles: {
      savings: 'The saving, in words',
      drips: 'IV drips',
      shots: 'Vitamin shots',
      discount: 'Savings on everything else',
    },
  },
  giftPreset: {
    desk: 'offers',
    list: 'Gift cards',
    one: 'gift card',
    prices: {
      name: 'title',
      fields: [
        { path: 'amount', label: 'Price' },
        { path: 'originalPrice', label: 'Value of the card' },
      ],
    },
    shownIn: { blocks: [...list('giftPresets'), priceList('giftCards')] },
  },
  discountRules: {
    desk: 'offers',
    list: 'Discount codes: rules',
    isOnly: true,
    shownIn: { nowhere: 'Codes that people type in the cart go by this. No page shows it.' },
  },
  estimateService: {
    desk: 'offers',
    list: 'Services to estimate',
    one: 'service to estimate',
    prices: { name: 'title', fields: [{ path: 'price', label: 'Starting price' }] },
    shownIn: { blocks: [{ type: 'requestForm', choice: 'estimate' }] },
    fieldTitles: { price: 'Starting price' },
    unmarked: ['title'],
  },
  event: {
    desk: 'people',
    list: 'Events',
    sortedBy: { field: 'date', direction: 'desc' },
    shownIn: { blocks: list('upcomingEventList', 'pastEventList') },
    fieldTitles: { priceText: 'Price as visitors read it', rating: 'Average rating' },
    unmarked: ['title'],
  },
  eventType: {
    desk: 'people',
    list: 'Types of events',
    one: 'type of event',
    shownIn: { blocks: list('eventTypeList') },
  },
  job: { desk: 'people', list: 'Jobs', shownIn: { blocks: list('jobList') } },
  serviceArea: {
    desk: 'people',
    list: 'Service areas',
    one: 'service area',
    prices: { name: 'city', fields: [{ path: 'travelFee', label: 'Travel fee' }] },
    shownIn: { blocks: list('serviceAreaList', 'serviceAreaMap', 'zipCheck') },
    fieldTitles: { responseTime: 'Response time as visitors read it' },
  },
  partnershipType: {
    desk: 'people',
    list: 'Partnerships',
    one: 'partnership',
    shownIn: { blocks: list('partnershipList') },
  },
  testimonial: {
    desk: 'people',
    list: 'Testimonials',
    shownIn: { blocks: list('testimonialRotator') },
    fieldTitles: { isSample: 'This is a sample' },
  },
  siteSettings: {
    desk: 'words',
    list: 'Clinic and contact',
    isOnly: true,
    shownIn: { everywhere: 'The header and the footer of every page show parts of this.' },
    fieldTitles: {
      hoursShort: 'Hours in one line',
      openingHours: 'Hours day by day',
      structuredData: 'What search engines are told',
    },
    unmarked: ['value'],
  },
  navigation: {
    desk: 'words',
    list: 'Menus',
    isOnly: true,
    shownIn: { everywhere: 'These are the menus of every page.' },
    fieldTitles: {
      availability: 'When people can reach you',
      megaMenu: 'Services menu',
      footerColumns: 'Footer columns',
    },
    // A mark weighs 4 kB, and every page has some sixty of their links.
    unmarked: 'all',
  },
  faq: { desk: 'words', list: 'Questions', one: 'question' },
  legalDocument: { desk: 'words', list: 'Legal texts', one: 'legal text' },
  formText: {
    desk: 'words',
    list: 'Form texts',
    one: 'form text',
    sortedBy: { field: 'heading', direction: 'asc' },
  },
  badge: { desk: 'words', list: 'Badges' },
  zipCheckText: {
    desk: 'words',
    list: 'ZIP check: words',
    isOnly: true,
    shownIn: { blocks: list('zipCheck') },
  },
  accountText: {
    desk: 'words',
    list: 'Accounts: words',
    isOnly: true,
    shownIn: { addresses: [{ title: 'Account', href: '/account' }] },
  },
  searchEntry: {
    desk: 'words',
    list: 'Search results',
    one: 'search result',
    shownIn: { everywhere: 'The search of every page finds this.' },
    fieldTitles: { url: 'Leads to' },
  },
  searchSettings: {
    desk: 'words',
    list: 'Search: words',
    isOnly: true,
    shownIn: { nowhere: 'The site’s search goes by these words. No page shows them.' },
  },
  redirect: {
    desk: 'words',
    list: 'Redirects',
    sortedBy: { field: 'from', direction: 'asc' },
    shownIn: { nowhere: 'This leads from an old address to another one. No page shows it.' },
    fieldTitles: { to: 'Leads to' },
  },
  bookingSettings: {
    desk: 'words',
    list: 'Booking and widgets',
    isOnly: true,
    shownIn: { everywhere: 'Every “Book Now” uses this.' },
    // Its words go into frames of the providers.
    unmarked: 'all',
  },
  practiceSettings: {
    desk: 'words',
    list: 'Practice (estimates, deadlines)',
    one: 'Practice',
    isOnly: true,
    shownIn: { nowhere: 'This is for estimates and deadlines. No page shows it.' },
  },
  truthNote: { list: 'Intended findings' },
} as const satisfies Record<string, Descriptor>

export type DocumentName = keyof typeof descriptors

/** What is known of the type; undefined for objects, blocks and Sanity's own types. */
export const descriptorOf = (type: string): Descriptor | undefined =>
  Object.hasOwn(descriptors, type) ? descriptors[type as DocumentName] : undefined
