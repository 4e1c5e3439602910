import { contentOf } from '../setup/content'
import { expect, test } from '../setup/http-test'
import {
  cardOf,
  hrefOf,
  hrefsIn,
  pageAt,
  partOf,
  scope,
  sectionOf,
  textOf,
  textsOf,
} from '../setup/page-facts'

const plans = [
  ['MEMB-004', 'shot-pass', 'Shot Pass', 99, ['4 vitamin shots']],
  ['MEMB-005', 'wellness-explorer', 'Wellness Explorer', 199, ['2 IV', '4 vitamin shots', '20% off']],
  ['MEMB-006', 'wellness-elite', 'Wellness Elite', 349, ['4 IV', '8 vitamin shots', '30% off']],
  ['MEMB-007', 'wellness-platinum', 'Wellness Platinum', 599, ['Unlimited', '40% off']],
] as const

test('the membership page is served, with what members have [ROUTE-008] [MEMB-001]', async ({ demo }) => {
  const { status, document } = await pageAt(demo, '/membership')
  expect(status).toBe(200)
  expect(textsOf(document.querySelectorAll('h1'))).toEqual(['For people who keep coming back'])
  const benefits = textsOf(document.querySelectorAll('#benefits li'))
  expect(benefits).toHaveLength(4)
  for (const benefit of benefits) expect(benefit).toMatch(/\w{4}/)
})

for (const [id, slug, name, price, points] of plans)
  test(`${name} costs $${price} a month and says what it holds, on the page and in the CMS [${id}] [ENT-023]`, async ({
    demo,
  }) => {
    const { element } = cardOf(partOf(await pageAt(demo, '/membership'), '#plans'), name)
    for (const point of [`$${price} a month`, ...points]) expect(textOf(element)).toContain(point)
    expect(textsOf(element.querySelectorAll('[role=button]'))).toEqual([`Join Now: ${name}`])
    expect(await contentOf(demo).published(`plan-${slug}`)).toMatchObject({
      slug: { current: slug },
      name,
      price,
      period: 'month',
      description: expect.stringMatching(/\w{3}/),
      features: expect.arrayContaining([expect.any(String)]),
      isFeatured: slug === 'wellness-explorer',
      intakeId: expect.stringContaining(slug),
    })
  })

test('there are four plans, and only Wellness Explorer is marked Most Popular [MEMB-003] [ENT-023]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/membership')
  const list = partOf(facts, '#plans')
  expect(textsOf(list.element.querySelectorAll('h3'))).toEqual(plans.map(([, , name]) => name))
  const marks = facts.page.getAllByText('Most Popular')
  expect(marks).toHaveLength(1)
  expect(cardOf(list, 'Wellness Explorer').element.contains(marks[0] ?? null)).toBe(true)
})

test('the plans can be compared line by line [MEMB-005]', async ({ demo }) => {
  const table = scope((await pageAt(demo, '/membership')).page.getByRole('table', { name: 'Side by side' }))
  expect(textsOf(table.element.querySelectorAll('thead th[scope=col]'))).toEqual(
    plans.map(([, , name]) => name),
  )
  const line = (name: string) => {
    const row = [...table.element.querySelectorAll('tbody tr')].find(
      (one) => textOf(one.querySelector('th')) === name,
    )
    return textsOf(row?.querySelectorAll('td') ?? [])
  }
  expect(line('Price')).toEqual(plans.map(([, , , price]) => `$${price} a month`))
  expect(line('IV drips each month')).toEqual(['Not included', '2', '4', 'Unlimited'])
  expect(line('Everything else')).toEqual(['Not included', '20% off', '30% off', '40% off'])
})

const presets = [
  ['GIFT-002', 'starter', 'Starter', 150, 199, 25],
  ['GIFT-003', 'wellness', 'Wellness', 300, 399, 25],
  ['GIFT-004', 'ultimate', 'Ultimate', 500, 699, 28],
] as const

for (const [id, slug, title, amount, value, percent] of presets)
  test(`the gift card ${title} costs $${amount} instead of $${value}, which saves ${percent}%, on the page and in the CMS [${id}] [GIFT-005] [GIFT-006] [ENT-020]`, async ({
    demo,
  }) => {
    const { element } = cardOf(partOf(await pageAt(demo, '/gift-cards'), '#gift-options'), title)
    expect(textOf(element.querySelector('.price'))).toBe(`$${amount} worth $${value}`)
    expect(textOf(element)).toContain(`Save ${percent}%`)
    expect(textsOf(element.querySelectorAll('a'))).toEqual([`Purchase: ${title}`])
    expect(await contentOf(demo).published(`gift-${slug}`)).toMatchObject({
      title,
      amount,
      originalPrice: value,
      description: expect.stringMatching(/\w{3}/),
      features: expect.arrayContaining([expect.any(String)]),
      isPopular: slug === 'wellness',
    })
  })

test('the gift cards page is served, and only its Wellness card is marked Popular [ROUTE-009] [GIFT-003] [ENT-020]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/gift-cards')
  expect(facts.status).toBe(200)
  const list = partOf(facts, '#gift-options')
  const marks = facts.page.getAllByText('Popular')
  expect(marks).toHaveLength(1)
  expect(cardOf(list, 'Wellness').element.contains(marks[0] ?? null)).toBe(true)
})

test('other amounts, the four steps and the way of new patients are on the gift cards page [GIFT-005] [GIFT-008]', async ({
  demo,
}) => {
  const facts = await pageAt(demo, '/gift-cards')
  const list = partOf(facts, '#gift-options')
  expect(textOf(list.element)).toContain('$25 to $1,000')
  expect(hrefOf(list.getByRole('link', { name: 'New patient? Start here' }))).toBe('/first-time-patients')
  const steps = [...sectionOf(facts, 'How it works').element.querySelectorAll('li')]
  expect(steps).toHaveLength(4)
  for (const step of steps) expect(textOf(step.querySelector('h3, h4'))).toMatch(/\w/)
})

test('everything that can be bought is on one page [ROUTE-028]', async ({ demo }) => {
  const facts = await pageAt(demo, '/products')
  expect(facts.status).toBe(200)
  const injections = [...partOf(facts, '#injections').element.querySelectorAll('li')]
  expect(injections).toHaveLength(15)
  for (const injection of injections) {
    expect(textOf(injection)).toMatch(/\$\d/)
    expect(textOf(injection)).toMatch(/Add to Cart|Sold out/)
  }
  const offered = partOf(facts, '#plans')
  expect(offered.element.querySelectorAll('li')).toHaveLength(4)
  expect(textOf(offered.element.querySelector('li'))).toContain('$99 a month')
  expect(new Set(hrefsIn(offered))).toEqual(new Set(['/membership']))
  const gifts = partOf(facts, '#gift-cards')
  expect(gifts.element.querySelectorAll('li')).toHaveLength(3)
  expect(textOf(gifts.element.querySelector('li'))).toContain('$150')
  expect(new Set(hrefsIn(gifts))).toEqual(new Set(['/gift-cards']))
})

test('the services that are booked, not bought, are named [CONST-004]', async ({ demo }) => {
  const { main } = await pageAt(demo, '/products')
  expect(textsOf(main.element.querySelectorAll('h2, h3, h4'))).toEqual(
    expect.arrayContaining([
      'IV therapy',
      'Injections',
      'NAD+ therapy',
      'Peptides',
      'Weight management and hormone therapy',
      'Telehealth and consultations',
    ]),
  )
})
