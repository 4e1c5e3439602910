import { jobsFrom } from '../../content/jobs'
import { detailAt } from '../../lib/content/shared/detail-path'
import { newerAddresses, addresses as specified } from '../setup/addresses'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/http-test'
import { type PageFacts, pageAt, textOf } from '../setup/page-facts'
import { businessOn, type Stated, statedOn } from '../setup/stated'

const jobAddresses = jobsFrom(new Date()).map(({ slug }) => `/careers/${slug.current}`)
const addresses = [...new Set([...specified, ...newerAddresses, ...jobAddresses])]

const editMarks = /[\u200B-\u200D\u2060\uFEFF]/

const meta = ({ document }: PageFacts, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''

for (const address of addresses)
  test(`${address} tells search engines and shared links what it is [SEO-001] [SEO-002]`, async ({
    demo,
  }) => {
    const facts = await pageAt(demo, address)
    expect(facts.html).not.toMatch(editMarks)
    expect(facts.document.title.length).toBeGreaterThan(10)
    expect(meta(facts, 'description').length).toBeGreaterThan(40)
    expect(facts.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      address === '/' ? demo.siteUrl : `${demo.siteUrl}${address}`,
    )
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card', 'twitter:title'])
      expect(meta(facts, name), name).not.toBe('')
  })

test('no two pages have the same title', async ({ demo }) => {
  const titles = await Promise.all(addresses.map(async (path) => (await pageAt(demo, path)).document.title))
  expect(new Set(titles).size).toBe(addresses.length)
})

test('a shared link gets a picture with the page’s title', async ({ demo }) => {
  const { pathname } = new URL(meta(await pageAt(demo, '/vitamin-injections'), 'og:image'))
  const response = await fetch(`${demo.ownUrl}${pathname}`)
  expect(response.headers.get('content-type')).toBe('image/png')
  const picture = Buffer.from(await response.arrayBuffer())
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await fetch(`${demo.ownUrl}/social-card/nowhere`)).status).toBe(404)
})

for (const address of ['/vitamin-injections', '/iv-therapy'])
  test(`${address} states its offers with the prices it shows, its areas, price range and rating [SEO-003] [SEO-004] [SEO-005] [SEO-006] [SEO-007]`, async ({
    demo,
  }) => {
    const facts = await pageAt(demo, address)
    const business = businessOn(facts)
    expect(business).toMatchObject({
      priceRange: '$99-$700',
      aggregateRating: { ratingValue: '5.0', reviewCount: 500 },
      telephone: '+14805550142',
    })
    const areas = ['Scottsdale', 'Phoenix', 'Paradise Valley', 'Tempe', 'Mesa']
    expect(business.areaServed.map(({ name }) => name)).toEqual(areas)
    expect(business.makesOffer.length).toBeGreaterThanOrEqual(15)
    const cards = [...facts.document.querySelectorAll('li')]
    for (const { name, price, priceCurrency } of business.makesOffer) {
      expect(priceCurrency).toBe('USD')
      const card = cards.findLast((item) =>
        [...item.querySelectorAll('h2, h3, h4')].some((title) => textOf(title) === name),
      )
      expect(textOf(card), name).toContain(`$${price.replace('.00', '')}`)
    }
  })

/**
 * What Google asks of each kind of thing (developers.google.com/search/docs/appearance/structured-data). Together the
 * three lists are Google's: `required` stands in every one, `recommended` in one or more, `notGiven` in none, with
 * the reason.
 */
type Asked = { required: string[]; recommended: string[]; notGiven: Record<string, string> }
const address = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry']
const noReviews = 'nobody reviews it where all can read it'

const asked: Record<string, Asked> = {
  MedicalBusiness: {
    required: ['name', ...address.map((part) => `address.${part}`)],
    recommended: [
      'aggregateRating.ratingValue',
      'aggregateRating.reviewCount',
      'geo.latitude',
      'geo.longitude',
      'openingHoursSpecification.dayOfWeek',
      'openingHoursSpecification.opens',
      'openingHoursSpecification.closes',
      'priceRange',
      'telephone',
      'url',
    ],
    notGiven: {
      department: 'there is one office',
      menu: 'of restaurants',
      servesCuisine: 'of restaurants',
      review: 'the testimonials are samples, and Google takes none from the clinic itself',
    },
  },
  BreadcrumbList: {
    required: ['itemListElement.item', 'itemListElement.name', 'itemListElement.position'],
    recommended: [],
    notGiven: {},
  },
  FAQPage: {
    required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
    recommended: [],
    notGiven: {},
  },
  Event: {
    required: ['name', 'startDate', 'location.address'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'image',
      'location.name',
      'offers.price',
      'offers.priceCurrency',
      'offers.url',
      'organizer.name',
      'organizer.url',
    ],
    notGiven: {
      'offers.availability': 'free spots change with every reservation, the page is kept',
      'offers.validFrom': 'reservations begin when the event is published',
      performer: 'our own nurses',
      previousStartDate: 'nobody records a moved event as moved',
    },
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization.name'],
    recommended: [
      'jobLocation.address.addressCountry',
      'applicantLocationRequirements.name',
      'jobLocationType',
      'baseSalary.currency',
      'baseSalary.value.minValue',
      'baseSalary.value.maxValue',
      'baseSalary.value.unitText',
      'employmentType',
      'experienceRequirements.monthsOfExperience',
      'hiringOrganization.logo',
      'hiringOrganization.sameAs',
      'identifier.name',
      'identifier.value',
      'validThrough',
    ],
    notGiven: {
      directApply: 'the form is another company’s, and we can’t vouch for how short it is',
      educationRequirements: 'a license is asked for, which is none of Google’s levels',
      experienceInPlaceOfEducation: 'no education is asked for',
    },
  },
  Product: {
    required: ['name', 'image', 'offers.price', 'offers.priceCurrency'],
    recommended: [
      'brand.name',
      'description',
      'sku',
      'offers.availability',
      'offers.url',
      'offers.priceSpecification',
    ],
    notGiven: {
      aggregateRating: noReviews,
      review: noReviews,
      gtin: 'nothing with a bar code is sold',
      mpn: 'nothing is manufactured',
      audience: 'of clothes',
      color: 'of clothes',
      material: 'of clothes',
      pattern: 'of clothes',
      size: 'of clothes',
      isVariantOf: 'no product has variants',
      inProductGroupWithID: 'no product has variants',
      hasCertification: 'of appliances',
      subjectOf: 'there are no 3D models',
      'offers.itemCondition': 'a treatment is neither new nor used',
      'offers.priceValidUntil': 'prices have no last day',
      'offers.hasMerchantReturnPolicy': 'nothing is sent that could come back',
      'offers.shippingDetails': 'nothing is sent',
    },
  },
}

/** Whether a field stands in a thing, and in all of them where it is a list: `offers.price`. */
function states(thing: unknown, path: string): boolean {
  if (Array.isArray(thing)) return thing.length > 0 && thing.every((one) => states(one, path))
  if (path === '') return thing !== undefined && thing !== null && thing !== ''
  if (typeof thing !== 'object' || thing === null) return false
  const [field = '', ...rest] = path.split('.')
  return states((thing as Record<string, unknown>)[field], rest.join('.'))
}

/** What the page must say, too, in its own words. */
function shownOf(node: Stated): unknown[] {
  const { price } = (node.offers ?? {}) as { price?: string }
  const written = price && price !== '0.00' ? `$${Number(price).toLocaleString('en-US')}` : ''
  if (node['@type'] === 'JobPosting') return [node.title]
  if (node['@type'] === 'Event') return [node.name, written]
  if (node['@type'] === 'Product') return [`${node.name}`.replace(/^Gift card /, ''), written]
  if (node['@type'] === 'FAQPage') return (node.mainEntity as { name: string }[]).map(({ name }) => name)
  return []
}

const statedEverywhere = async (demo: Demo) =>
  (
    await Promise.all(
      addresses.map(async (path) => {
        const facts = await pageAt(demo, path)
        return statedOn(facts).map((node) => ({ node, path, words: facts.main.element.textContent }))
      }),
    )
  ).flat()

test('every page states what Google requires of each thing, and nothing that is not on the page', async ({
  demo,
}) => {
  const all = await statedEverywhere(demo)
  for (const { node, path, words } of all) {
    const what = `${node['@type']} on ${path}`
    expect(asked[node['@type']], what).toBeDefined()
    const missing = asked[node['@type']]?.required.filter((field) => !states(node, field))
    expect(missing, what).toEqual([])
    for (const shown of shownOf(node)) expect(words, what).toContain(shown)
  }
  expect([...new Set(all.map(({ node }) => node['@type']))].sort()).toEqual(Object.keys(asked).sort())
})

for (const [type, { recommended, notGiven }] of Object.entries(asked))
  test(`what Google recommends of a ${type} is given, but for what is known to be missing`, async ({
    demo,
  }) => {
    const nodes = (await statedEverywhere(demo)).flatMap(({ node }) => (node['@type'] === type ? node : []))
    const isGiven = (field: string) => nodes.some((node) => states(node, field))
    expect(recommended.filter((field) => !isGiven(field))).toEqual([])
    expect(Object.keys(notGiven).filter(isGiven)).toEqual([])
  })

test('a rating is stated on the two pages that are to state it, and nowhere else [SEO-006]', async ({
  demo,
}) => {
  const all = await statedEverywhere(demo)
  const rated = all.filter(({ node }) => JSON.stringify(node).includes('AggregateRating'))
  expect(rated.map(({ path, node }) => [path, node['@type']])).toEqual([
    ['/iv-therapy', 'MedicalBusiness'],
    ['/vitamin-injections', 'MedicalBusiness'],
  ])
})

test('a trail has two steps or more, so the home page has none', async ({ demo }) => {
  for (const { node, path } of await statedEverywhere(demo)) {
    if (node['@type'] !== 'BreadcrumbList') continue
    expect(path).not.toBe('/')
    expect(node.itemListElement, path).toHaveLength(path.split('/').length)
  }
})

type Job = Stated & { title: string; description: string; jobLocation?: { address: Record<string, string> } }

test('every job has one real place, or is remote within Arizona, and the pay its card says', async ({
  demo,
}) => {
  const pages = await Promise.all(['/careers', ...jobAddresses].map((path) => pageAt(demo, path)))
  const jobs = pages.flatMap(statedOn).filter((node): node is Job => node['@type'] === 'JobPosting')
  const job = (title: RegExp) => jobs.find((one) => title.test(one.title))
  // Each stands once: at its own page, not on the list.
  expect(jobs).toHaveLength(jobAddresses.length)
  for (const one of jobs) {
    const isRemote = one.jobLocationType === 'TELECOMMUTE'
    expect(isRemote, one.title).toBe(/^Telehealth/.test(one.title))
    expect(states(one, 'jobLocation.address.addressLocality'), one.title).toBe(!isRemote)
    expect(one.jobLocation?.address.addressLocality ?? '', one.title).not.toMatch(/,|\band\b|Greater|office/)
    expect(one.description).toMatch(/^<p>.+<\/p><ul>(<li>.+<\/li>)+<\/ul>$/)
  }
  expect(job(/^Telehealth/)).toMatchObject({
    applicantLocationRequirements: { '@type': 'State', name: 'Arizona, USA' },
    baseSalary: { currency: 'USD', value: { minValue: 68, maxValue: 78, unitText: 'HOUR' } },
  })
  expect(job(/^Community/)?.baseSalary).toMatchObject({
    value: { minValue: 52_000, maxValue: 60_000, unitText: 'YEAR' },
  })
  expect(job(/^Event Nurse/)).toMatchObject({
    jobLocation: { address: { addressLocality: 'Phoenix', addressRegion: 'AZ', addressCountry: 'US' } },
    validThrough: expect.stringMatching(/^\d{4}-03-31T23:59:59-07:00$/),
  })
  expect(job(/^Dispatch/)?.jobLocation?.address).toMatchObject({ postalCode: '85251' })
})

test('a page of offers leaves hours, place and areas to the clinic it names, and the home page has them all', async ({
  demo,
}) => {
  const { openingHoursSpecification, geo, image, makesOffer } = businessOn(await pageAt(demo, '/'))
  for (const stated of [openingHoursSpecification, geo, image]) expect(stated).toBeDefined()
  expect(makesOffer.length).toBeGreaterThan(3)
  const menu = businessOn(await pageAt(demo, '/iv-therapy'))
  expect(menu['@id']).toBe(`${demo.siteUrl}/#business`)
  expect(menu).not.toHaveProperty('openingHoursSpecification')
  for (const offer of menu.makesOffer) expect(offer).not.toHaveProperty('areaServed')
})

test('the office is told in its parts and as a point on the map', async ({ demo }) => {
  const facts = await pageAt(demo, '/compliance')
  const { address: office, geo } = businessOn(facts)
  expect(office).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '7000 East Desert Bloom Road, Suite 100',
    addressLocality: 'Scottsdale',
    addressRegion: 'AZ',
    postalCode: '85251',
    addressCountry: 'US',
  })
  expect(geo).toEqual({ '@type': 'GeoCoordinates', latitude: 33.49364, longitude: -111.92108 })
  expect(textOf(facts.main.element)).toContain('7000 East Desert Bloom Road, Suite 100, Scottsdale, AZ 85251')
})

test('everything with a price on /products is a product there, at that price', async ({ demo }) => {
  const facts = await pageAt(demo, '/products')
  const products = statedOn(facts).filter((node) => node['@type'] === 'Product')
  const rows = facts.document.querySelectorAll('section li:has(.price)')
  expect(rows.length).toBeGreaterThanOrEqual(20)
  expect(products).toHaveLength(rows.length)
})

test('robots.txt names the sitemap, and a phone can keep the site', async ({ demo }) => {
  const robots = await (await fetch(`${demo.ownUrl}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', demo.siteUrl).href}`)
  expect(robots).toContain('Disallow: /studio')
  const manifest = await (await fetch(`${demo.ownUrl}/manifest.webmanifest`)).json()
  expect(manifest.name).toBe('Ocotillo Mobile IV & Wellness')
  // Browsers ask for the last one by themselves.
  for (const src of [...manifest.icons.map((icon: { src: string }) => icon.src), '/favicon.ico'])
    expect((await fetch(`${demo.ownUrl}${src}`)).status, src).toBe(200)
})

test('the sitemap lists every address, those of documents with a page of their own, too', async ({
  demo,
}) => {
  const sitemap = await (await fetch(`${demo.ownUrl}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  expect(listed).toEqual(expect.arrayContaining(addresses))
  expect(listed.filter((path) => !addresses.includes(path) && !detailAt(path))).toEqual([])
  expect(listed.filter((path) => detailAt(path)?.type === 'ivService')).toHaveLength(15)
})
