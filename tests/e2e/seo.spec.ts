import type { Page } from '@playwright/test'
import { addresses } from '../setup/addresses'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'

type Node = { '@type': string; [field: string]: unknown }
type Business = Node & { areaServed: { name: string }[]; makesOffer: Offer[] }
type Offer = { name: string; price: string; priceCurrency: string; areaServed: { name: string }[] }

const editMarks = /[\u200B-\u200D\u2060\uFEFF]/

test('every page tells search engines and shared links what it is [SEO-001] [SEO-002]', async ({
  page,
  demo,
}) => {
  const titles = new Set<string>()
  for (const address of addresses) {
    const html = await (await page.request.get(address)).text()
    expect(html, address).not.toMatch(editMarks)
    const head = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html')
      const content = (name: string) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
        ''
      return {
        title: document.title,
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        description: content('description'),
        shared: ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card', 'twitter:title'].map(
          content,
        ),
      }
    }, html)
    expect(head.title.length, address).toBeGreaterThan(10)
    expect(head.description.length, address).toBeGreaterThan(40)
    expect(head.canonical).toBe(address === '/' ? demo.siteUrl : `${demo.siteUrl}${address}`)
    expect(head.shared.every(Boolean), `${address} ${head.shared}`).toBe(true)
    titles.add(head.title)
  }
  expect(titles.size, 'no two pages have the same title').toBe(addresses.length)
})

test('a shared link gets a picture with the page’s title', async ({ page, demo }) => {
  await page.goto('/vitamin-injections')
  const url = await page.locator('meta[property="og:image"]').getAttribute('content')
  const response = await page.request.get(new URL(new URL(url ?? '').pathname, demo.siteUrl).href)
  expect(response.headers()['content-type']).toBe('image/png')
  const picture = await response.body()
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await page.request.get('/social-card/nowhere')).status()).toBe(404)
})

for (const address of ['/vitamin-injections', '/iv-therapy']) {
  test(`${address} states its offers with the prices it shows, its areas, price range and rating [SEO-003] [SEO-004] [SEO-005] [SEO-006] [SEO-007]`, async ({
    page,
  }) => {
    await page.goto(address)
    const business = await businessOn(page)
    expect(business).toMatchObject({
      priceRange: '$99-$700',
      aggregateRating: { ratingValue: '5.0', reviewCount: 500 },
      telephone: '+14805550142',
    })
    const areas = ['Scottsdale', 'Phoenix', 'Paradise Valley', 'Tempe', 'Mesa']
    expect(business.areaServed.map(({ name }) => name)).toEqual(areas)
    const offers = business.makesOffer
    expect(offers.length).toBeGreaterThanOrEqual(15)
    for (const { name, price, priceCurrency, areaServed } of offers) {
      expect(priceCurrency).toBe('USD')
      expect(areaServed.map((area) => area.name)).toEqual(areas)
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(card.last(), name).toContainText(`$${price.replace('.00', '')}`)
    }
  })
}

/** What search engines require of each kind of thing. */
const required: Record<string, string[]> = {
  MedicalBusiness: ['name', 'url', 'telephone', 'address', 'areaServed', 'openingHoursSpecification'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'organizer'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
}

test('what every page states in JSON-LD is complete, and nothing is stated that is not on the page', async ({
  page,
}) => {
  const seen = new Set<string>()
  for (const address of addresses) {
    await page.goto(address)
    const main = (await page.getByRole('main').textContent()) ?? ''
    for (const node of await nodes(page)) {
      const fields = required[node['@type']]
      expect(fields, `${address} states a ${node['@type']}`).toBeDefined()
      for (const field of fields ?? [])
        expect(node[field], `${field} of ${node['@type']} on ${address}`).toBeTruthy()
      seen.add(node['@type'])
      const shown =
        node['@type'] === 'Event' ? [node.name] : node['@type'] === 'JobPosting' ? [node.title] : []
      if (node['@type'] === 'FAQPage')
        shown.push(...(node.mainEntity as { name: string }[]).map(({ name }) => name))
      for (const words of shown) expect(main, address).toContain(words)
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(required).sort())
})

test('the stated price follows a price change', async ({ page, demo }) => {
  const price = async () => {
    await page.goto('/vitamin-injections')
    return (await businessOn(page)).makesOffer.find(({ name }) => name === 'Zinc')?.price
  }
  expect(await price()).toBe('8.00')
  await contentOf(demo).publishPrice('injection-zinc', 9.5)
  await expect.poll(price).toBe('9.50')
  await contentOf(demo).publishPrice('injection-zinc', 8)
  await expect.poll(price).toBe('8.00')
})

test('a page made in the Studio alone has its address and is in the sitemap; a hidden one is not', async ({
  page,
  demo,
}) => {
  const blocks = [{ _type: 'hero', _key: 'a', heading: 'A summer of wellness', art: 'stems' }]
  const sitemap = async () => (await page.request.get('/sitemap.xml')).text()
  const content = contentOf(demo)
  await content.create({ _id: 'page-summer', _type: 'page', title: 'Summer', path: '/summer', blocks })
  await content.create({
    _id: 'page-quiet',
    _type: 'page',
    title: 'Quiet',
    path: '/quiet',
    blocks,
    seo: { _type: 'seo', isHidden: true },
  })
  await expect.poll(sitemap).toContain('/summer</loc>')
  expect(await sitemap()).not.toContain('/quiet')
  await page.goto('/summer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A summer of wellness')
  await page.goto('/quiet')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await content.remove('page-summer')
  await content.remove('page-quiet')
  await expect.poll(sitemap).not.toContain('/summer')
})

test('the sitemap lists every address, robots.txt names it, and a phone can keep the site', async ({
  page,
  demo,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  expect(listed.sort()).toEqual([...addresses].sort())
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', demo.siteUrl).href}`)
  expect(robots).toContain('Disallow: /studio')
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Ocotillo Mobile IV & Wellness')
  // Browsers ask for the last one by themselves.
  for (const src of [...manifest.icons.map((icon: { src: string }) => icon.src), '/favicon.ico'])
    expect((await page.request.get(src)).status(), src).toBe(200)
})

async function businessOn(page: Page): Promise<Business> {
  const [business] = await nodes(page, 'MedicalBusiness')
  if (!business) throw new Error('The page states no business')
  return business as Business
}

async function nodes(page: Page, type?: string): Promise<Node[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts
    .flatMap((text) => JSON.parse(text)['@graph'] as Node[])
    .filter((node) => !type || node['@type'] === type)
}
