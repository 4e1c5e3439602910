import { contentOf } from '../setup/content'
import { expect, test } from '../setup/http-test'
import { cardOf, hrefOf, hrefsIn, pageAt, partOf, sectionOf, textOf, textsOf } from '../setup/page-facts'

const services = [
  ['IVT-015', 'Rehydrate', '$165', 'Basic Hydration'],
  ['IVT-016', 'Rehydrate Plus', '$195', 'Basic Hydration'],
  ['IVT-017', 'Hangover', '$195', 'Basic Hydration'],
  ['IVT-018', 'Jr Myers', '$185', 'Standard Wellness'],
  ['IVT-019', 'Myers', '$205', 'Standard Wellness'],
  ['IVT-020', 'Immune Booster', '$225', 'Standard Wellness'],
  ['IVT-021', 'Sun Devil', '$245', 'Standard Wellness'],
  ['IVT-024', 'Arizona Detox', '$265', 'Standard Wellness'],
  ['IVT-022', 'Gold', '$325', 'Premium Therapies'],
  ['IVT-023', 'Platinum', '$375', 'Premium Therapies'],
  ['IVT-025', 'Beauty', '$269', 'Premium Therapies'],
  ['IVT-026', 'NAD+ 250mg', '$425', 'NAD+ Therapy'],
  ['IVT-027', 'Diamond NAD+', '$525', 'NAD+ Therapy'],
  ['IVT-028', 'Fountain of Youth NAD+', '$475', 'NAD+ Therapy'],
  ['IVT-031', 'Elite NAD+', '$475', 'NAD+ Therapy'],
] as const
const labels = ['Basic Hydration', 'Standard Wellness', 'Premium Therapies', 'NAD+ Therapy']
const keys = { basic: labels[0], standard: labels[1], specialty: labels[2], nad: labels[3] }

test('the IV menu is served below a hero that names it [ROUTE-005] [IVT-001]', async ({ demo }) => {
  const facts = await pageAt(demo, '/iv-therapy')
  expect(facts.status).toBe(200)
  expect(textOf(facts.document.querySelector('h1'))).toContain('drip menu')
  expect(facts.document.querySelectorAll('#menu h4')).toHaveLength(services.length)
})

test('the menu is grouped under four headings, and the empty premium category is not shown [IVT-006] [IVT-008] [IVT-009]', async ({
  demo,
}) => {
  const menu = partOf(await pageAt(demo, '/iv-therapy'), '#menu').element
  expect(textsOf(menu.querySelectorAll('h3'))).toEqual(labels)
  for (const label of labels) {
    const title = [...menu.querySelectorAll('h3')].find((heading) => textOf(heading) === label)
    expect(textsOf(title?.closest('section')?.querySelectorAll('h4') ?? [])).toEqual(
      services.filter(([, , , category]) => category === label).map(([, name]) => name),
    )
  }
  const choices = [...menu.querySelectorAll('input[type=radio]')].map((radio) =>
    textOf(radio.closest('label')),
  )
  expect(choices).not.toContain('Premium')
})

for (const [id, name, price] of services)
  test(`${name} costs ${price} on the IV menu and can be booked [${id}]`, async ({ demo }) => {
    const card = cardOf(partOf(await pageAt(demo, '/iv-therapy'), '#menu'), name).element
    expect(textOf(card.querySelector('.price > strong'))).toBe(price)
    expect(textsOf(card.querySelectorAll('[role=button]'))).toEqual([`Book Now: ${name}`])
  })

test('the home page keeps its own prices for the same treatments [IVT-029]', async ({ demo }) => {
  const onMenu = { Rehydrate: '$165', Myers: '$205', 'Diamond NAD+': '$525' }
  const menu = partOf(await pageAt(demo, '/iv-therapy'), '#menu')
  for (const [name, price] of Object.entries(onMenu))
    expect(textOf(cardOf(menu, name).element.querySelector('.price > strong'))).toBe(price)
  const treatments = partOf(await pageAt(demo, '/'), '#treatments')
  const onHome = { Rehydrate: '$149', Myers: '$249', 'Diamond NAD+': '$599' }
  for (const [name, price] of Object.entries(onHome))
    expect(textOf(cardOf(treatments, name).element)).toContain(price)
})

test('services keep the category keys, and have what a menu entry needs [IVT-007]', async ({ demo }) => {
  const content = contentOf(demo)
  for (const [, name, price, label] of services) {
    const service = await content.first(`*[_type == "ivService" && name == $name][0]`, { name })
    expect(keys[service?.category as keyof typeof keys]).toBe(label)
    expect(service).toMatchObject({
      _id: expect.any(String),
      price: Number(price.slice(1)),
      description: expect.stringMatching(/\w{3}/),
      features: expect.arrayContaining([expect.any(String)]),
    })
  }
  const diamond = await content.first(`*[_type == "ivService" && name == "Diamond NAD+"][0]`)
  expect(diamond?.badge).toBe('Three dosages')
})

test('NAD+ dosages are kept with dosage, price and base price [ENT-012]', async ({ demo }) => {
  const diamond = await contentOf(demo).first(`*[_type == "ivService" && name == "Diamond NAD+"][0]`)
  expect(diamond?.dosages).toMatchObject([
    { dosage: '50mg', price: 525, basePrice: 525 },
    { dosage: '100mg', price: 600, basePrice: 525 },
    { dosage: '150mg', price: 650, basePrice: 525 },
  ])
})

for (const [id, name, prices] of [
  ['IVT-030', 'Diamond NAD+', ['50mg $525', '100mg $600', '150mg $650']],
  ['IVT-031', 'Elite NAD+', ['100mg $475', '150mg $525', '200mg $575', '250mg $625']],
  ['IVT-032', 'NAD+ 250mg', ['50mg $425']],
  ['IVT-032', 'Fountain of Youth NAD+', ['50mg $475']],
] as const)
  test(`${name} has its dosages, the first one chosen; without scripts each with its price [IVT-010] [${id}]`, async ({
    demo,
  }) => {
    const { element } = cardOf(partOf(await pageAt(demo, '/iv-therapy'), '#menu'), name)
    const select = element.querySelector('select')
    expect(select?.value).toBe('0')
    expect(textsOf(select?.options ?? [])).toEqual(prices.map((text) => text.split(' ')[0]))
    expect(textOf(select?.labels[0]?.firstElementChild ?? select?.labels[0])).toContain(`Dosage of ${name}`)
    if (prices.length > 1)
      expect(textOf(element.querySelector('[data-dosages]'))).toContain(prices.join(', '))
  })

for (const [anchor, heading] of [
  ['nad', 'NAD+ Therapy'],
  ['hydration', 'Basic Hydration'],
  ['energy', 'Myers'],
  ['immune', 'Immune Booster'],
  ['recovery', 'Hangover'],
  ['beauty', 'Beauty'],
  ['weight', 'Weight management'],
] as const)
  test(`a link to /iv-therapy#${anchor} finds ${heading} [ROUTE-006]`, async ({ demo }) => {
    const { document } = await pageAt(demo, '/iv-therapy')
    const places = [...document.querySelectorAll(`[id="${anchor}"]`)]
    expect(places.map((place) => textOf(place.querySelector('h2, h3, h4')))).toEqual([heading])
  })

test('who asks for weight management is led to telehealth', async ({ demo }) => {
  expect(hrefsIn(partOf(await pageAt(demo, '/iv-therapy'), '#weight'))).toEqual(['/telehealth'])
})

test('the page asks to book and explains the exam [IVT-013]', async ({ demo }) => {
  const facts = await pageAt(demo, '/iv-therapy')
  const section = sectionOf(facts, 'Book your treatment')
  expect(hrefOf(section.getByRole('link', { name: 'Book a visit' }))).toBe('/first-time-patients')
  expect(hrefOf(section.getByRole('link', { name: 'Call (480) 555-0142' }))).toBe('tel:+14805550142')
  expect(textsOf(facts.document.querySelectorAll('main h2'))).toContain('First time? The exam comes first')
})
