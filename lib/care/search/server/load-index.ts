import 'server-only'
import { describeArea, describeOutside, zipWords } from '@/lib/care/areas/server/zip'
import { byTime, listComingEvents } from '@/lib/content/server/events'
import { listAllFaqs } from '@/lib/content/server/faqs'
import { getZipCheckText } from '@/lib/content/server/form-texts'
import { listJobs } from '@/lib/content/server/jobs'
import { listLegalSections } from '@/lib/content/server/legal-documents'
import { listInjections, listIvServices, listMembershipPlans, listPackages } from '@/lib/content/server/menu'
import { safeHref } from '@/lib/content/server/safe-href'
import {
  type FindablePage,
  getSearchSettings,
  listFindablePages,
  listSearchEntries,
} from '@/lib/content/server/search'
import { listZipAreas } from '@/lib/content/server/service-areas'
import {
  getBookingSettings,
  getClosedDays,
  getSiteSettings,
  type SiteSettings,
} from '@/lib/content/server/settings'
import { phoneHref } from '@/lib/platform/shared/text'
import { answerIds, type SearchEntry, type SearchIndex } from '../shared/search-index'
import { blockAddress, searchAddress } from './address'
import * as entriesOf from './entries'

/** The tags of everything that can be found. */
export const searchTags: [string, ...string[]] = [
  'type:searchEntry',
  'type:page',
  'type:ivService',
  'type:injection',
  'type:package',
  'type:membershipPlan',
  'type:event',
  'type:job',
  'type:serviceArea',
  'type:faq',
  'type:legalDocument',
  'id:siteSettings',
  'id:practiceSettings',
  'id:bookingSettings',
  'id:zipCheckText',
  'id:searchSettings',
]

/** Everything that is published and can be found, for a search in the browser or here. */
export async function loadSearchIndex(now: Date): Promise<SearchIndex> {
  const [pages, settings, search, closed, booking, own] = await Promise.all([
    listFindablePages(),
    getSiteSettings(),
    getSearchSettings(),
    getClosedDays(),
    getBookingSettings(),
    listSearchEntries(),
  ])
  const [drips, injections, plans, packages, events, jobs, areas, faqs, legal, zipText] = await Promise.all([
    listIvServices(),
    listInjections(),
    listMembershipPlans(),
    listPackages(),
    listComingEvents(now),
    listJobs(),
    listZipAreas(),
    listAllFaqs(),
    listLegalSections(),
    getZipCheckText(),
  ])
  const words = zipWords(zipText)
  const answers = settings ? answersOf(settings, pages) : []
  const entries = [
    ...answers,
    ...handmade(own, pages),
    ...drips.map((drip) => entriesOf.drip(drip, pages, booking)),
    ...injections.map((injection) => entriesOf.injection(injection, pages, booking)),
    ...plans.map((plan) => entriesOf.plan(plan, pages)),
    ...packages.map((offer) => entriesOf.packageOffer(offer, pages)),
    ...areas.map((area) => entriesOf.area(area, describeArea(area, words), pages)),
    ...faqs.map((faq) => entriesOf.question(faq, pages)),
    ...byTime(events, now).upcoming.map((event) => entriesOf.event(event, pages)),
    ...jobs.map((job) => entriesOf.job(job, pages)),
    ...legal.flatMap((text) => entriesOf.legal(text, pages)),
  ].filter((entry) => entry !== null)
  // A page that has a result of the editors' is found by that.
  const resultOf = new Map(pages.map(({ _id, path }) => [_id, entries.find(({ url }) => url === path)?.id]))
  const waitlist = blockAddress('requestForm', pages, 'waitlist')
  return {
    entries,
    groups: (search?.groups ?? []).flatMap(({ words: said, siteAnswer, first }) => {
      const chosen = siteAnswer ? answerIds[siteAnswer] : first && (resultOf.get(first) ?? first)
      return said?.length ? [{ words: said, ...(chosen && { first: chosen }) }] : []
    }),
    hours: { days: openHours(settings), closed },
    isMissedCounted: search?.isMissedCounted !== false,
    zips: {
      areas: areas.flatMap((area) => {
        const url = searchAddress('serviceArea', area, pages)
        const { title, time, noTime, fee } = describeArea(area, words)
        const small = fee.charAt(0).toLowerCase() + fee.slice(1)
        return url && area.zipCodes?.length
          ? [
              {
                area: area._id,
                zipCodes: area.zipCodes.filter((zip) => zip !== null),
                title: `{zip} ${[`${area.city}: ${area.responseTime ?? ''}`.replace(/: $/, ''), small].join(', ')}`,
                description: `${title}. ${time ?? noTime}.`,
                url,
              },
            ]
          : []
      }),
      outside: waitlist ? { ...outside(words), url: waitlist } : null,
    },
  }
}

function outside(words: Parameters<typeof describeOutside>[1]) {
  const { title, text } = describeOutside('{zip}', words)
  return { title, description: text }
}

/** The editors' own results, then the pages that have none; a page's title finds the result that leads to it. */
function handmade(own: Awaited<ReturnType<typeof listSearchEntries>>, pages: FindablePage[]): SearchEntry[] {
  const titles = new Map(pages.map(({ path, title, searchWords }) => [path, [title, searchWords]]))
  const named = own.flatMap(({ _id, title, type, url, description, category }): SearchEntry[] => {
    const href = safeHref(url)
    if (!title || !href) return []
    const words = titles.get(href)?.filter(Boolean).join(' ')
    return [
      {
        id: _id,
        title,
        type: type ?? 'page',
        url: href,
        description: description ?? '',
        category,
        ...(words && words !== title && { words }),
      },
    ]
  })
  const known = new Set(named.map(({ url }) => url))
  return [
    ...named,
    ...pages.flatMap((page) => (known.has(page.path ?? '') ? [] : (entriesOf.page(page) ?? []))),
  ]
}

/** What the program says itself from the clinic's settings; the hours' title is made when somebody asks. */
function answersOf(settings: SiteSettings, pages: FindablePage[]): SearchEntry[] {
  const { phone, street, locality, region, postalCode } = settings
  const contact = blockAddress('contactPanel', pages)
  const address = [street, locality, [region, postalCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const answer = (
    id: keyof typeof answerIds,
    title: string,
    url: string | null,
    description: string,
    words: string,
  ) =>
    url
      ? [{ id: answerIds[id], type: 'answer' as const, title, url, description, category: null, words }]
      : []
  return [
    ...(openHours(settings).length > 0
      ? answer('hours', 'Opening hours', contact, '', 'hours open opening closed today now')
      : []),
    ...(phone
      ? answer('phone', `Call ${phone}`, phoneHref(phone), 'We answer during opening hours.', 'phone number')
      : []),
    ...(street
      ? answer('address', address, contact, 'Our office. For treatments, we come to you.', 'address')
      : []),
  ]
}

const openHours = (settings: SiteSettings | null) =>
  (settings?.openingHours ?? []).flatMap(({ label, days, opens, closes }) =>
    days?.length && opens && closes
      ? [{ label: label ?? days.join(', '), days: days.filter((day) => day !== null), opens, closes }]
      : [],
  )
