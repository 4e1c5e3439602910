import { renderToReadableStream } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { pageMarkdown } from '@/components/markdown/pages'
import type { Injection } from '@/lib/content/server/menu'
import type { PageBlock } from '@/lib/content/server/pages'
import { log } from '@/lib/platform/telemetry/server/log'
import { RenderBlocks } from './render-blocks'

const b12 = vi.hoisted(() => ({
  _id: 'injection-b12',
  name: 'Vitamin B12',
  slug: 'vitamin-b12',
  category: 'energy',
  description: 'Supports energy.',
  features: ['Supports focus'],
  price: 13,
  originalPrice: 15,
  durationMinutes: 5,
  image: null,
})) satisfies Injection

vi.mock('@/lib/content/server/menu', () => ({
  listInjections: async () => [b12],
  listPackages: async () => [
    { _id: 'a', name: 'Shot Pass', price: 99, period: 'month', features: ['Unlimited'], isFeatured: true },
    { _id: 'b', name: 'Basic', price: 199, period: 'year', features: ['6 shots'], isFeatured: null },
  ],
  listTreatments: async () => [{ _id: 'treatment-a', title: 'Myers', price: 249, features: null }],
  listEstimateServices: async () => [],
  listIvServices: async () => [
    { _id: 'iv-a', name: 'Rehydrate', category: 'basic', price: 165, anchor: null, hue: 'hydration' },
    {
      _id: 'iv-b',
      name: 'Diamond NAD+',
      category: 'nad',
      price: 525,
      dosages: [
        { _key: '1', dosage: '50mg', price: 525 },
        { _key: '2', dosage: '100mg', price: null },
        { _key: '3', dosage: null, price: 1 },
      ],
    },
    { _id: 'iv-c', name: 'Nowhere', category: null, price: null, features: null, dosages: null },
  ],
  listMembershipPlans: async () => [
    { _id: 'plan-a', name: 'Shot Pass', price: 99, period: 'month', shots: '4', isFeatured: true },
    { _id: 'plan-b', name: 'Explorer', price: null, period: null, features: null, isFeatured: null },
  ],
  listGiftPresets: async () => [
    { _id: 'gift-a', title: 'Starter', amount: 150, originalPrice: 199, isPopular: true },
    { _id: 'gift-b', title: null, amount: null, originalPrice: null, features: null },
  ],
}))
vi.mock('@/lib/content/server/settings', () => ({
  getSiteSettings: async () => ({ phone: '(480) 555-0142' }),
  getBookingSettings: async () => ({
    bookingScript: 'https://booking.example/widget.js',
    bookingAccount: 'a1',
    serviceIds: null,
    categoryIds: [{ name: 'Vitamin Injections', id: 'c1' }],
  }),
}))
vi.mock('@/lib/content/server/testimonials', () => ({
  listTestimonials: async () => [
    { _id: 'testimonial-a', name: 'Maya', text: 'Kind.', rating: 5, isSample: true },
  ],
}))
vi.mock('@/lib/content/server/badges', () => ({
  listBadges: async () => [{ _id: 'badge-a', name: 'Licensed', detail: null, icon: null }],
}))
vi.mock('@/lib/content/server/events', async (original) => ({
  ...(await original<object>()),
  listEventTypes: async () => [
    { _id: 'event-type-a', name: 'Talks', description: null, details: null, icon: null },
  ],
  listLateEvents: async () => [
    { _id: 'event-a', title: 'Open house', date: '2020-02-03', attendees: 86, rating: 4.9 },
  ],
  listComingEvents: async () => [
    { _id: 'event-b', title: 'Next century', date: '2120-02-03', time: '18:00', priceText: 'Free' },
  ],
}))
vi.mock('@/lib/content/server/jobs', () => ({
  listJobs: async () => [
    { _id: 'job-a', title: 'Nurse', department: 'medical', applyHref: 'javascript:alert(1)' },
  ],
}))
vi.mock('@/lib/content/server/form-texts', () => ({
  getZipCheckText: async () => null,
  getFormText: async () => null,
}))
vi.mock('@/lib/content/server/service-areas', () => ({
  listServiceAreas: async () => [
    { _id: 'area-a', city: 'Tempe', responseTime: '45-60 min', isPrimary: true },
  ],
}))
vi.mock('@/lib/content/server/partnership-types', () => ({
  listPartnershipTypes: async () => [
    { _id: 'partnership-a', name: 'Ambassador', benefits: null, icon: null },
  ],
}))
vi.mock('@/lib/content/server/faqs', () => ({
  listFaqs: async () => [{ _id: 'faq-a', question: 'Is it safe?', answer: 'Yes.' }],
}))
vi.mock('@/lib/content/server/legal-documents', () => ({
  getLegalDocument: async () => ({
    title: 'Terms',
    lastUpdated: 'December 2024',
    opening: null,
    summary: null,
    sections: [{ _key: '1', heading: 'Oversight', anchor: null, body: null }],
    contactHeading: null,
    contactText: null,
    contactChannel: null,
  }),
}))
afterEach(() => vi.restoreAllMocks())

const link = { label: 'See the injections', href: '/vitamin-injections' }
const reference = (_ref: string) => ({ _type: 'reference' as const, _key: _ref, _ref })
const oneOfEach = {
  hero: { _type: 'hero', _key: 'a', heading: 'A shot at your door', primaryLink: link, secondaryLink: null },
  cardGrid: {
    _type: 'cardGrid',
    _key: 'k1',
    heading: 'What we bring',
    cards: [{ _key: '1', title: 'A nurse', text: 'Licensed.', icon: 'check', anchor: 'nurse', link }],
  },
  statBand: {
    _type: 'statBand',
    _key: 'k2',
    heading: 'In numbers',
    stats: [{ _type: 'stat', _key: '1', value: '98%', label: 'Satisfaction' }],
  },
  badgeList: {
    _type: 'badgeList',
    _key: 'k3',
    heading: 'Licences',
    badges: [reference('badge-a'), reference('gone')],
  },
  faqList: { _type: 'faqList', _key: 'k4', heading: 'Questions', faqs: [reference('faq-a')] },
  notice: {
    _type: 'notice',
    _key: 'k5',
    heading: 'Emergency?',
    text: 'Call 911.',
    kind: 'emergency',
    link: null,
  },
  split: {
    _type: 'split',
    _key: 'k6',
    heading: 'Our mission',
    primaryLink: null,
    secondaryLink: null,
  },
  contactPanel: {
    _type: 'contactPanel',
    _key: 'k7',
    heading: 'Talk to us',
    hours: 'short',
    areas: 'Tempe, Mesa',
    link,
  },
  upcomingEventList: {
    _type: 'upcomingEventList',
    _key: 'v1',
    heading: 'Upcoming events',
    emptyText: 'None right now.',
    alertLink: { _type: 'link', label: 'Create Event Alert', href: '/newsletter' },
  },
  pastEventList: { _type: 'pastEventList', _key: 'v2', heading: 'Past events' },
  eventTypeList: { _type: 'eventTypeList', _key: 'v3', heading: 'Types of events' },
  jobList: { _type: 'jobList', _key: 'v4', heading: 'Jobs', emptyTitle: 'No positions', emptyText: 'Later.' },
  serviceAreaList: { _type: 'serviceAreaList', _key: 'v5', heading: 'Primary areas', reach: 'primary' },
  serviceAreaMap: { _type: 'serviceAreaMap', _key: 'v6', heading: 'Map' },
  zipCheck: { _type: 'zipCheck', _key: 'v7', heading: 'Do we come to you?' },
  partnershipList: { _type: 'partnershipList', _key: 'v7', heading: 'Partnerships' },
  contactCards: {
    _type: 'contactCards',
    _key: 'k9',
    heading: 'Who to contact',
    cards: [{ _type: 'contactCard', _key: '1', title: 'Phone', channel: 'phone' }],
  },
  teamList: {
    _type: 'teamList',
    _key: 'k15',
    heading: 'The team',
    people: [
      {
        _key: '1',
        name: 'Priya Raman, RN',
        role: 'Nurse',
        licence: 'RN 000000',
        text: null,
        isSample: true,
        photo: null,
      },
    ],
  },
  factSheet: {
    _type: 'factSheet',
    _key: 'k10',
    heading: 'At a glance',
    rows: [{ _type: 'factRow', _key: '1', term: 'How long', detail: '5 to 10 minutes' }],
  },
  mission: { _type: 'mission', _key: 'k11', heading: 'Our mission', statement: 'Care comes to you.' },
  legalText: { _type: 'legalText', _key: 'k12', document: { _type: 'reference', _ref: 'legal-terms' } },
  acknowledgment: {
    _type: 'acknowledgment',
    _key: 'k13',
    heading: 'Your acknowledgment',
    points: ['You read this.'],
    link: null,
  },
  startingPrices: {
    _type: 'startingPrices',
    _key: 'k14',
    heading: 'What it costs',
    services: [reference('estimateService-consultation')],
    link: null,
  },
  requestForm: { _type: 'requestForm', _key: 'k8', form: 'contact', heading: 'Write to us' },
  injectionShop: { _type: 'injectionShop', _key: 'b', heading: 'Choose' },
  packageList: { _type: 'packageList', _key: 'c', heading: 'Packages' },
  callout: { _type: 'callout', _key: 'd', heading: 'Not sure?', link, secondLink: null },
  steps: {
    _type: 'steps',
    _key: 'e',
    heading: 'A visit',
    items: [{ _key: '1', _type: 'step', title: 'Exam' }],
  },
  ivMenu: {
    _type: 'ivMenu',
    _key: 'm1',
    heading: 'The menu',
    categories: [
      { _key: '1', _type: 'ivCategory', key: 'basic', label: 'Basic Hydration', anchor: 'hydration' },
      { _key: '2', _type: 'ivCategory', key: 'premium', label: 'Premium' },
      { _key: '3', _type: 'ivCategory', key: 'nad', label: 'NAD+ Therapy', anchor: 'nad' },
    ],
  },
  dripFinder: {
    _type: 'dripFinder',
    _key: 'm6',
    heading: 'Four questions',
    purposes: [
      {
        _type: 'dripPurpose',
        _key: 'p1',
        label: 'A hot day',
        text: 'Fluids.',
        drips: [reference('iv-a'), reference('iv-b'), reference('iv-gone')],
      },
    ],
    minutes: [60, 30],
    budgets: [200],
    decision: 'A clinician decides.',
  },
  planList: { _type: 'planList', _key: 'm2', heading: 'Plans' },
  planComparison: { _type: 'planComparison', _key: 'm3', heading: 'Side by side' },
  giftPresets: {
    _type: 'giftPresets',
    _key: 'm4',
    heading: 'Gift cards',
    newPatientLink: null,
    balanceLink: null,
  },
  productList: { _type: 'productList', _key: 'm5', heading: 'Prices', kind: 'plans', link },
  featuredTreatments: { _type: 'featuredTreatments', _key: 'h1', heading: 'Featured Treatments' },
  treatmentMenu: { _type: 'treatmentMenu', _key: 'h2', heading: 'Treatments', link },
  testimonialRotator: { _type: 'testimonialRotator', _key: 'h3', heading: 'What patients say' },
  counterBand: {
    _type: 'counterBand',
    _key: 'h4',
    heading: 'So far',
    counters: [{ _type: 'counter', _key: '1', value: 15000, suffix: '+', label: 'treatments' }],
  },
  goodFaithExam: { _type: 'goodFaithExam', _key: 'h5', heading: 'Good Faith Exam Required', link },
  clientPortal: { _type: 'clientPortal', _key: 'h9', heading: 'Log in' },
  bookingCallout: {
    _type: 'bookingCallout',
    _key: 'h6',
    heading: 'Book now',
    points: ['Licensed'],
    links: [{ _key: '1', label: 'Book Treatment Now', href: '/first-time-patients' }],
  },
  stepSelector: {
    _type: 'stepSelector',
    _key: 'h7',
    heading: 'What to Expect',
    items: [{ _type: 'timedStep', _key: '1', title: 'Exam', duration: '5 minutes' }],
  },
  offerCards: {
    _type: 'offerCards',
    _key: 'h8',
    heading: 'Offers',
    offers: [
      {
        _key: '1',
        figure: '20% off',
        title: 'First session',
        text: 'Once.',
        hasCallButton: true,
        hasCodeForm: null,
        link: null,
      },
    ],
  },
  richText: { _type: 'richText', _key: 'f', heading: 'Good to know', body: [] },
} satisfies { [Type in PageBlock['_type']]: Extract<PageBlock, { _type: Type }> }

async function markup(blocks: PageBlock[]): Promise<string> {
  const stream = await renderToReadableStream(<RenderBlocks blocks={blocks} title="Vitamin injections" />)
  await stream.allReady
  return (await new Response(stream).text()).replaceAll('<!-- -->', '')
}

test.each(Object.values(oneOfEach))('a $_type block is drawn with its heading', async (block) => {
  expect(await markup([block])).toContain(`>${'heading' in block ? block.heading : 'Oversight'}</h`)
})

test('a ZIP check right below the hero stands in it, before the main button; anywhere else it is a section of its own (decision 0049)', async () => {
  const { hero, zipCheck, steps } = oneOfEach
  const sections = (html: string) => html.match(/<section/g)?.length
  const inside = await markup([hero, zipCheck])
  expect(inside.indexOf('Do we come to you?')).toBeLessThan(inside.indexOf('button-primary'))
  expect(sections(await markup([hero, steps, zipCheck]))).toBe(3)
  expect(inside.match(/Do we come to you\?/g)).toHaveLength(1)
})

const inMarkdown = (...blocks: PageBlock[]) =>
  pageMarkdown({ _id: 'page-a', _updatedAt: '', title: 'A page', path: '/a', seo: null, blocks })

test.each(Object.values(oneOfEach))(
  'a $_type block is written as Markdown with its heading',
  async (block) => {
    const heading = 'heading' in block ? block.heading : 'Oversight'
    const level = block._type === 'hero' ? '# ' : block._type === 'legalText' ? '## 1. ' : '## '
    expect((await inMarkdown(block)).split('\n').map((line) => line.replaceAll('\\', ''))).toContain(
      level + heading,
    )
  },
)

test('what a block of prices says in HTML, its Markdown says, and nothing else (decision 0041)', async () => {
  const amounts = (text: string) => new Set(text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g))
  const priced = [
    'injectionShop',
    'ivMenu',
    'packageList',
    'planList',
    'planComparison',
    'treatmentMenu',
  ] as const
  for (const type of [...priced, 'featuredTreatments', 'productList', 'giftPresets'] as const) {
    const html = (await markup([oneOfEach[type]])).replace(/<[^>]*>/g, ' ')
    expect(amounts(html).size, type).toBeGreaterThan(0)
    expect(amounts(await inMarkdown(oneOfEach[type])), type).toEqual(amounts(html))
  }
  expect(await inMarkdown(oneOfEach.injectionShop)).toContain(
    '### Vitamin B12\n\n**$13** (was $15) · Energy · 5 minutes',
  )
})

test('a block that only the data knows leaves the Markdown of the rest', async () => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => {})
  const unknown = { _type: 'mystery', _key: 'x' } as unknown as PageBlock
  expect(await inMarkdown(unknown, oneOfEach.steps)).toContain('## A visit')
  expect(written.mock.calls.map(([, , facts]) => facts)).toEqual([{ place: 'mystery (x)' }])
})

test('[INJ-005] [INJ-021] a card says name, minutes, price, former price and opens its booking', async () => {
  const html = await markup([oneOfEach.injectionShop])
  expect(html).toContain('<h3>Vitamin B12</h3>')
  expect(html).toContain('5 minutes')
  expect(html).toContain('<strong>$13</strong> <span>was <s>$15</s></span>')
  expect(html).toContain('Book Now<span class="sr-only">: Vitamin B12<')
  expect(html).toContain(
    '{&quot;title&quot;:&quot;Book Vitamin B12&quot;,&quot;categoryId&quot;:&quot;c1&quot;}',
  )
})

test('[INJ-022] a package says its price and period', async () => {
  expect(await markup([oneOfEach.packageList])).toContain('>$99</strong><span>/month</span>')
})

test('a page has one h1: its first hero, or its title where no hero is', async () => {
  const headings = (html: string) => html.match(/<h1/g)?.length
  expect(headings(await markup([oneOfEach.hero, { ...oneOfEach.hero, _key: 'z' }]))).toBe(1)
  expect(await markup([oneOfEach.steps])).toContain('<h1 class="sr-only">Vitamin injections</h1>')
})

test('a block that only the data knows leaves a gap and a line in the log, the page goes on', async () => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => {})
  const html = await markup([{ _type: 'mystery', _key: 'x' } as unknown as PageBlock, oneOfEach.steps])
  expect(html).toContain('>A visit</h2>')
  expect(written.mock.calls.map(([, , facts]) => facts)).toEqual([{ place: 'mystery (x)' }])
})

test('a link that would run a script is drawn as words', async () => {
  const body = [
    {
      _type: 'block' as const,
      _key: 'a',
      markDefs: [{ _key: 'm', _type: 'textLink' as const, href: 'javascript:alert(1)' }],
      children: [{ _type: 'span' as const, _key: 's', text: 'read on', marks: ['m'] }],
    },
  ]
  const html = await markup([{ ...oneOfEach.richText, body }])
  expect(html).toContain('<span>read on</span>')
  expect(html).not.toContain('javascript:')
})

test('[IVT-008] [IVT-009] the IV menu heads what it has, hides what is empty, and loses no service', async () => {
  const html = await markup([oneOfEach.ivMenu])
  expect([...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, words]) => words)).toEqual([
    'Basic Hydration',
    'NAD+ Therapy',
    'More',
  ])
  expect([...html.matchAll(/<h4[^>]*>(.*?)<\/h4>/g)].map(([, words]) => words)).toEqual([
    'Rehydrate',
    'Diamond NAD+',
    'Nowhere',
  ])
  expect(html).toMatch(/id="nad"/)
})

test('[IVT-010] a dosage without a price has the price of the service, one without a name is left out', async () => {
  const html = await markup([oneOfEach.ivMenu])
  expect(html.replace(/<[^>]*>/g, '')).toContain('50mg $525, 100mg $525')
  expect(html).not.toContain('$1<')
})

test('[MEMB-003] only one featured plan is the most popular one', async () => {
  expect((await markup([oneOfEach.planList])).match(/Most Popular/g)).toHaveLength(1)
})

test('[GIFT-006] a gift card says what it saves, one without amounts says nothing wrong', async () => {
  const html = await markup([oneOfEach.giftPresets])
  expect(html.match(/Save \d+%/g)).toEqual(['Save 25%'])
})
