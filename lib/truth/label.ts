import { nameOf, wordsOf } from './fields.ts'
import type { ContentDocument } from './model.ts'
import { objectsOnTheWay, segmentsOf } from './path.ts'

/** What staff call the types; those of which there is one document are called by it. */
const typeNames: Record<string, string> = {
  estimateService: 'service to estimate',
  eventType: 'type of event',
  faq: 'question',
  formText: 'form text',
  giftPreset: 'gift card',
  ivService: 'IV service',
  legalDocument: 'legal text',
  membershipPlan: 'membership plan',
  partnershipType: 'partnership',
  searchEntry: 'search result',
  serviceArea: 'service area',
}

const onlyNames: Record<string, string> = {
  siteSettings: 'Clinic and contact',
  navigation: 'Menus',
  practiceSettings: 'Practice',
  bookingSettings: 'Booking and widgets',
  zipCheckText: 'ZIP check: words',
  accountText: 'Accounts: words',
}

/** Titles of fields that the Studio does not call by their name, by type and field. */
export const fieldTitles: Record<string, Record<string, string>> = {
  treatment: {
    title: 'Name',
    duration: 'Time',
    satisfaction: 'Satisfied patients, percent',
    bookingTarget: 'Name in the booking system',
  },
  ivService: { duration: 'Time', bookingTarget: 'Name in the booking system' },
  estimateService: { price: 'Starting price' },
  membershipPlan: {
    savings: 'The saving, in words',
    drips: 'IV drips',
    shots: 'Vitamin shots',
    discount: 'Savings on everything else',
  },
  package: { features: 'What it includes' },
  serviceArea: { responseTime: 'Response time as visitors read it' },
  testimonial: { isSample: 'This is a sample' },
  siteSettings: {
    hoursShort: 'Hours in one line',
    openingHours: 'Hours day by day',
    structuredData: 'What search engines are told',
  },
  navigation: {
    availability: 'When people can reach you',
    megaMenu: 'Services menu',
    footerColumns: 'Footer columns',
  },
  searchEntry: { url: 'Leads to' },
  redirect: { to: 'Leads to' },
  event: { priceText: 'Price as visitors read it', rating: 'Average rating' },
  stat: { value: 'Figure', label: 'What it counts' },
  counter: { value: 'Counts to', label: 'What it counts' },
}

/** The same in every object that has the field. */
const commonTitles: Record<string, string> = { href: 'Goes to' }

/** 'Rehydrate (treatment) · Price': what staff find in the Studio at this path. */
export function labelOf(document: ContentDocument, path: string): string {
  const { _type } = document
  const whole = onlyNames[_type] ?? `${nameOf(document)} (${typeNames[_type] ?? _type})`
  if (!path) return whole
  const fields = segmentsOf(path).filter((segment) => typeof segment === 'string')
  const field = fields.at(-1) ?? ''
  const [, ...inner] = objectsOnTheWay(document, path)
  const part = inner.map((object) => partName(object, field)).findLast(Boolean)
  const holder = inner.at(-1)
  const type = holder ? wordsOf(holder, '_type') : _type
  const title = fieldTitles[type]?.[field] ?? commonTitles[field] ?? sentenceCase(field)
  return [whole, part, title].filter(Boolean).join(' · ')
}

const partName = (object: Record<string, unknown>, without: string): string =>
  ['heading', 'title', 'label', 'term', 'name', 'category', 'dosage']
    .filter((field) => field !== without)
    .map((field) => wordsOf(object, field))
    .find(Boolean) ?? ''

function sentenceCase(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
