import { contentOf } from '../setup/content'
import { expect, test } from '../setup/http-test'
import { cardOf, hrefsIn, pageAt, partOf, textOf, textsOf } from '../setup/page-facts'

const areas = [
  ['AREA-004', 'Scottsdale', '30-45 min', 'primary'],
  ['AREA-005', 'Paradise Valley', '30-45 min', 'primary'],
  ['AREA-006', 'Phoenix', '45-60 min', 'primary'],
  ['AREA-007', 'Tempe', '45-60 min', 'primary'],
  ['AREA-008', 'Fountain Hills', '45-60 min', 'extended'],
  ['AREA-009', 'Mesa', '60-75 min', 'extended'],
  ['AREA-010', 'Cave Creek', '60-75 min', 'extended'],
  ['AREA-011', 'Carefree', '60-75 min', 'extended'],
] as const
const path = '/service-areas'

test('the service areas are served, primary and extended [ROUTE-013] [AREA-001] [AREA-002]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, path)
  expect(facts.status).toBe(200)
  for (const [reach, heading, cities] of [
    ['primary', 'Primary areas', ['Scottsdale', 'Paradise Valley', 'Phoenix', 'Tempe']],
    ['extended', 'Extended areas', ['Fountain Hills', 'Mesa', 'Cave Creek', 'Carefree', 'North Phoenix']],
  ] as const) {
    const { element } = partOf(facts, `section#${reach}`)
    expect(textOf(element.querySelector('h2'))).toBe(heading)
    expect(textsOf(element.querySelectorAll('li h3')).toSorted()).toEqual(cities.toSorted())
  }
})

for (const [id, city, time, reach] of areas)
  test(`${city} is reached in ${time}, on the page and in the CMS [${id}]`, async ({ demo }) => {
    const card = cardOf(partOf(await pageAt(demo, path), `section#${reach}`), city)
    expect(card.getAllByText(time)).toHaveLength(1)
    const slug = city.toLowerCase().replace(' ', '-')
    expect(await contentOf(demo).published(`service-area-${slug}`)).toMatchObject({
      city,
      responseTime: time,
    })
  })

test('North Phoenix states no time and asks for a call [AREA-011] [ENT-022]', async ({ demo }) => {
  const words = textOf(cardOf(partOf(await pageAt(demo, path), 'section#extended'), 'North Phoenix').element)
  expect(words).toContain('Call for today’s time')
  expect(words).not.toMatch(/\d+-\d+ min/)
  expect(words).toContain('Desert Ridge')
  const document = await contentOf(demo).published('service-area-north-phoenix')
  expect(document).not.toHaveProperty('responseTime')
  expect(document).toMatchObject({ isFeatured: false, isPrimary: false, travelFee: 25 })
})

test('the page leads to first-time patients, to contact and to a call [AREA-003]', async ({ demo }) => {
  expect(hrefsIn((await pageAt(demo, path)).main)).toEqual(
    expect.arrayContaining(['/first-time-patients', '/contact', 'tel:+14805550142']),
  )
})

test('travel fees: none, minimal, waived for groups [AREA-012]', async ({ demo }) => {
  const { element } = partOf(await pageAt(demo, path), 'section#travel-fees')
  expect(textsOf(element.querySelectorAll('h3'))).toEqual([
    'Primary areas: none',
    'Extended areas: minimal',
    'Group bookings: waived',
  ])
})

test('the map says in words what its colours show', async ({ demo }) => {
  const map = (await pageAt(demo, path)).main.getByRole('img', { name: /^Map of the Valley/ })
  const name = map.getAttribute('aria-label') ?? textOf(map.querySelector('title'))
  for (const [, city] of areas) expect(name).toContain(city)
})
