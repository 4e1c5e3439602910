import { inject } from 'vitest'
import { expect, test } from '../setup/http-test'
import { cardOf, pageAt, textOf, textsOf } from '../setup/page-facts'

const products = [
  ['INJ-005', 'Vitamin B12', '$13', '$15'],
  ['INJ-006', 'Vitamin D3', '$28', '$30'],
  ['INJ-007', 'Vitamin C', '$23', '$25'],
  ['INJ-008', 'Magnesium', '$18', '$20'],
  ['INJ-009', 'Glutathione', '$48', '$50'],
  ['INJ-010', 'Tri-Amino', '$33', '$35'],
  ['INJ-011', 'Zinc', '$8', '$10'],
  ['INJ-012', 'Biotin', '$13', '$15'],
  ['INJ-013', 'L-Carnitine', '$38', '$40'],
  ['INJ-014', 'Vitamin B6', '$15', '$18'],
  ['INJ-015', 'B-Complex', '$35', '$40'],
  ['INJ-016', 'Mineral Blend', '$25', '$30'],
  ['INJ-017', 'L-Proline', '$22', '$25'],
  ['INJ-018', 'Taurine', '$20', '$23'],
  ['INJ-019', 'NAC', '$30', '$35'],
] as const
const packages = [
  ['INJ-022', 'Shot Pass', '$99', 'month', [/unlimited/i]],
  ['INJ-023', 'Basic', '$199', 'year', [/6 shots/i, /20% off extra/i]],
  ['INJ-024', 'Premium', '$399', 'year', [/12 shots/i, /30% off/i]],
  ['INJ-025', 'Elite', '$899', 'year', [/24 shots/i, /50% off other services/i]],
] as const
const path = '/vitamin-injections'
const dollars = (text: string) => Number(text.slice(1))

test('the vitamin injections page is served, with one heading [ROUTE-007]', async ({ demo }) => {
  const facts = await pageAt(demo, path)
  expect(facts.status).toBe(200)
  expect(facts.document.querySelectorAll('h1')).toHaveLength(1)
})

for (const [id, name, price, original] of products)
  test(`${name} costs ${price} and was ${original}, on the page and in the shop's table; it takes 5, 10 or 15 minutes [${id}] [INJ-021]`, async ({
    demo,
  }) => {
    const card = cardOf((await pageAt(demo, path)).main, name)
    expect(card.getAllByText(price)).not.toHaveLength(0)
    expect(textOf(card.element)).toContain(`was ${original}`)
    expect(textOf(card.element)).toMatch(/(?<!\d)(5|10|15) minutes/)
    const [row] = await demo.products(`name=eq.${encodeURIComponent(name)}`)
    expect(row).toMatchObject({ price: dollars(price), original_price: dollars(original) })
  })

for (const [id, name, price, period, features] of packages)
  test(`the package ${name} costs ${price} a ${period}, says what it holds and is chosen by its own button [${id}]`, async ({
    demo,
  }) => {
    const { element } = cardOf((await pageAt(demo, path)).main, name)
    for (const fact of [price, period]) expect(textOf(element)).toContain(fact)
    for (const feature of features) expect(textOf(element)).toMatch(feature)
    expect(textsOf(element.querySelectorAll('[role=button]'))).toEqual([`Choose package: ${name}`])
  })

test('a shop where nobody has bought yet has 100 of each of its fifteen products [INJ-020]', () => {
  expect(inject('firstStock')).toEqual(products.map(() => 100))
})

test('the products table has the columns the shop reads [ENT-001]', async ({ demo }) => {
  const [row] = await demo.products('id=eq.injection-b12')
  expect(Object.keys(row ?? {})).toEqual(
    expect.arrayContaining(['id', 'name', 'description', 'price', 'image_url', 'category', 'stock_quantity']),
  )
  expect(row).toMatchObject({ id: 'injection-b12', image_url: null, stock_quantity: expect.any(Number) })
})
