import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/http-test'
import { type PageFacts, pageAt, textOf } from '../setup/page-facts'
import { businessOn, statedOn } from '../setup/stated'

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
    for (const { name, price, priceCurrency, areaServed } of business.makesOffer) {
      expect(priceCurrency).toBe('USD')
      expect(areaServed.map((area) => area.name)).toEqual(areas)
      const card = cards.findLast((item) =>
        [...item.querySelectorAll('h2, h3, h4')].some((title) => textOf(title) === name),
      )
      expect(textOf(card), name).toContain(`$${price.replace('.00', '')}`)
    }
  })

/** What search engines require of each kind of thing. */
const required: Record<string, string[]> = {
  MedicalBusiness: ['name', 'url', 'telephone', 'address', 'areaServed', 'openingHoursSpecification'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'organizer'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
}

test('what every page states in JSON-LD is complete, and nothing is stated that is not on the page', async ({
  demo,
}) => {
  const seen = new Set<string>()
  for (const address of addresses) {
    const facts = await pageAt(demo, address)
    for (const node of statedOn(facts)) {
      const fields = required[node['@type']]
      expect(fields, `${address} states a ${node['@type']}`).toBeDefined()
      for (const field of fields ?? [])
        expect(node[field], `${field} of ${node['@type']} on ${address}`).toBeTruthy()
      seen.add(node['@type'])
      const shown: unknown[] =
        node['@type'] === 'Event' ? [node.name] : node['@type'] === 'JobPosting' ? [node.title] : []
      if (node['@type'] === 'FAQPage')
        shown.push(...(node.mainEntity as { name: string }[]).map(({ name }) => name))
      for (const words of shown) expect(facts.main.element.textContent, address).toContain(words)
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(required).sort())
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

test('the sitemap lists every address', async ({ demo }) => {
  const sitemap = await (await fetch(`${demo.ownUrl}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  expect(listed.sort()).toEqual([...addresses].sort())
})
