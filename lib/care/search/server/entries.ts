import { bookableInjection, bookableIvService } from '@/lib/care/booking/shared/bookable-names'
import { serviceRequest } from '@/lib/care/booking/shared/request'
import { type Event, endOf } from '@/lib/content/server/events'
import type { listAllFaqs } from '@/lib/content/server/faqs'
import { thumbnail } from '@/lib/content/server/image-sources'
import type { Job } from '@/lib/content/server/jobs'
import type { listLegalSections } from '@/lib/content/server/legal-documents'
import type { Injection, IvService, MembershipPlan, Package } from '@/lib/content/server/menu'
import { lowestPrice, priceCents, priceWords } from '@/lib/content/server/prices'
import { type FindablePage, menuLabel } from '@/lib/content/server/search'
import type { listZipAreas } from '@/lib/content/server/service-areas'
import type { BookingSettings } from '@/lib/content/server/settings'
import { clockTime } from '@/lib/content/shared/clock-time'
import { plusDays } from '@/lib/platform/clinic-time/shared/business-days'
import { momentAtClinic } from '@/lib/platform/clinic-time/shared/clinic-time'
import { formatDay } from '@/lib/platform/shared/locale'
import { formatCents } from '@/lib/platform/shared/money'
import type { SearchEntry } from '../shared/search-index'
import { cardAddress, searchAddress } from './address'

// What the list says of one document of each type; null while no page shows it.

type Pages = readonly FindablePage[]

export function drip(service: IvService, pages: Pages, booking: BookingSettings | null): SearchEntry | null {
  return entryOf('drip', service.name, searchAddress('ivService', service, pages), {
    id: service._id,
    category: service.duration,
    description: service.description,
    ...priced(service),
    card: cardAddress('ivService', service, pages),
    book: serviceRequest(service.name, bookableIvService(service, menuLabel(service, pages)), booking),
  })
}

/** The lowest of several dosages' prices, as the menu has them. */
function priced(service: IvService): { price?: string } {
  const lowest = lowestPrice(service)
  return lowest ? { price: priceWords(lowest) } : {}
}

export function injection(
  document: Injection,
  pages: Pages,
  booking: BookingSettings | null,
): SearchEntry | null {
  const { _id, name, price, description, durationMinutes, image } = document
  const isSold = name && price !== null && priceCents(price) !== null
  return entryOf('injection', name, searchAddress('injection', document, pages), {
    id: _id,
    category: durationMinutes ? `${durationMinutes} min` : null,
    description,
    ...priceOf(price),
    ...(isSold
      ? { cart: { id: _id, name, price, ...thumbnail(image) } }
      : { book: serviceRequest(name, bookableInjection(document), booking) }),
  })
}

export const plan = (document: MembershipPlan, pages: Pages) =>
  entryOf('plan', document.name, searchAddress('membershipPlan', document, pages), {
    id: document._id,
    description: [document.description, ...(document.features ?? [])].join(' '),
    ...priceOf(document.price, document.period),
    words: 'membership plan',
  })

export const packageOffer = (document: Package, pages: Pages) =>
  entryOf('package', document.name, searchAddress('package', document, pages), {
    id: document._id,
    description: [document.description, ...(document.features ?? [])].join(' '),
    ...priceOf(document.price, document.period),
    words: 'injections package',
  })

type Area = Awaited<ReturnType<typeof listZipAreas>>[number]

export function area(
  document: Area,
  says: { time: string | null; noTime: string; fee: string },
  pages: Pages,
) {
  const { _id, city, neighborhoods } = document
  return entryOf('area', city, searchAddress('serviceArea', document, pages), {
    id: _id,
    description: `${says.time ?? says.noTime}. ${says.fee}.`,
    words: (neighborhoods ?? []).join(' '),
  })
}

export const question = (
  { _id, question: title, answer }: Awaited<ReturnType<typeof listAllFaqs>>[number],
  pages: Pages,
) =>
  entryOf('question', title, searchAddress('faq', { _id }, pages), {
    id: _id,
    description: shortened(answer),
  })

export function event(document: Event, pages: Pages): SearchEntry | null {
  const { _id, title, date, time, location, type, priceText } = document
  const end = endOf(document)
  const when = date && [
    formatDay(date, { weekday: 'short', month: 'short', day: 'numeric' }),
    clockTime(time),
  ]
  return entryOf('event', title, searchAddress('event', document, pages), {
    id: _id,
    category: type,
    description: [...(when || []), location, priceText].filter(Boolean).join(' · '),
    ...(end !== null && { until: new Date(end).toISOString() }),
  })
}

export function job(document: Job, pages: Pages): SearchEntry | null {
  const { _id, title, location, type, salaryRange, department, closesOn } = document
  const end = closesOn && momentAtClinic(plusDays(closesOn, 1), '00:00')
  return entryOf('job', title, searchAddress('job', document, pages), {
    id: _id,
    description: [type, location, salaryRange].filter(Boolean).join(' · '),
    words: `job career ${department ?? ''}`,
    ...(end && { until: end.toISOString() }),
  })
}

type LegalText = Awaited<ReturnType<typeof listLegalSections>>[number]

export const legal = ({ _id, title, sections }: LegalText, pages: Pages) =>
  (sections ?? []).map(({ _key, heading, anchor }) =>
    entryOf('legal', heading, searchAddress('legalDocument', { _id, anchor }, pages), {
      id: `${_id}#${_key}`,
      description: `A section of “${title}”.`,
    }),
  )

export const page = ({ _id, title, path, description, searchWords }: FindablePage) =>
  entryOf('page', title, path, { id: _id, description, ...(searchWords && { words: searchWords }) })

type Rest = Omit<Partial<SearchEntry>, 'description'> & { id: string; description: string | null | undefined }

function entryOf(
  type: SearchEntry['type'],
  title: string | null,
  url: string | null | undefined,
  { description, category, ...rest }: Rest,
): SearchEntry | null {
  if (!title || !url) return null
  return { title, type, url, description: shortened(description), category: category ?? null, ...rest }
}

const priceOf = (dollars: number | null, period?: string | null): { price?: string } => {
  const cents = priceCents(dollars)
  return cents === null ? {} : { price: `${formatCents(cents)}${period ? ` a ${period}` : ''}` }
}

const longest = 180

/** The first sentences that fit in two lines; the page says the rest. */
function shortened(text: string | null | undefined): string {
  const plain = (text ?? '').replace(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  const sentences = plain.slice(0, longest).match(/^.*[.!?](?=\s)/)?.[0]
  return sentences ?? `${plain.slice(0, plain.lastIndexOf(' ', longest))} …`
}
