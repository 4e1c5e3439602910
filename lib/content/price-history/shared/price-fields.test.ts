import { expect, test } from 'vitest'
import { descriptors } from '@/schemas/descriptors'
import schema from '../../server/schema.json'
import { holdsPrice, pricedTypeNames, pricesOf, titleOf } from './price-fields'

type Node = {
  type: string
  name?: string
  value?: Node
  of?: Node | Node[]
  rest?: Node
  attributes?: Record<string, { value: Node }>
}

/** Every other number of the schemas, so that a new one has to be called a price or entered here. */
const notPrices =
  /(?:^|\.)(?:order|durationMinutes|minutesFrom|minutesTo|rating|satisfaction|spots|attendees|limitSeconds|clearanceMonths|clearanceGroups\[\]\.months|rules\[\]\.(?:percent|amount|minimum|perPerson)|licensedSince|redactAfterDays|copyrightFrom|ratingValue|reviewCount|replyWithin\.amount|careerReplyWithin\.amount|counters\[\]\.value|minutes\[\]|budgets\[\]|latitude|longitude|level|hotspot\.\w+|crop\.\w+)$/

const types = schema as unknown as (Node & { name: string })[]
const named = new Map(types.map((type) => [type.name, type]))

function numbersIn(node: Node | undefined, path: string, above: string[] = []): string[] {
  if (!node) return []
  if (node.type === 'number') return [path]
  if (node.type === 'inline') {
    const name = node.name ?? ''
    return above.includes(name) ? [] : numbersIn(named.get(name), path, [...above, name])
  }
  if (node.type === 'type') return numbersIn(node.value, path, above)
  if (node.type === 'array') return numbersIn(node.of as Node, `${path}[]`, above)
  if (node.type === 'union') return (node.of as Node[]).flatMap((one) => numbersIn(one, path, above))
  const own = Object.entries(node.attributes ?? {}).flatMap(([name, { value }]) =>
    numbersIn(value, path ? `${path}.${name}` : name, above),
  )
  return [...own, ...numbersIn(node.rest, path, above)]
}

test('every number an editor can type is a price, or known to be none', () => {
  const documents = types.filter(({ type, name }) => type === 'document' && !name.startsWith('sanity.'))
  const numbers = documents.flatMap((document) =>
    [...new Set(numbersIn(document, ''))].map((path) => `${document.name} ${path}`),
  )
  expect(numbers.length).toBeGreaterThan(30)
  const prices = pricedTypeNames.flatMap((type) =>
    descriptors[type].prices.fields.map(({ path }) => `${type} ${path}`),
  )
  expect(numbers.filter((number) => !notPrices.test(number.split(' ')[1] ?? '')).sort()).toEqual(
    [...prices].sort(),
  )
})

test('the prices of a document come in cents, each by the path a patch would write', () => {
  const service = {
    _id: 'iv-nad',
    _type: 'ivService',
    name: 'NAD+',
    price: 299.5,
    dosages: [
      { _key: 'a', dosage: '100mg', price: 299.5, basePrice: 250 },
      { _key: 'b', dosage: '250mg', price: 399 },
      { dosage: 'without a key', price: 1 },
    ],
  }
  expect(pricesOf(service)).toEqual([
    { field: 'price', label: 'Price', cents: 29_950 },
    { field: 'dosages[_key=="a"].price', label: 'Price with 100mg', cents: 29_950 },
    { field: 'dosages[_key=="b"].price', label: 'Price with 250mg', cents: 39_900 },
    { field: 'dosages[_key=="a"].basePrice', label: 'Base price with 100mg', cents: 25_000 },
  ])
})

test.each([null, undefined, '13', Number.NaN, -1, 12.345, 1e9, Number.POSITIVE_INFINITY, {}])(
  'what is no amount of money is no price: %s',
  (price) => {
    expect(pricesOf({ _type: 'injection', price })).toEqual([])
  },
)

test('a document without prices has none, whatever its fields are called', () => {
  expect(pricesOf({ _type: 'page', price: 13 })).toEqual([])
  expect(pricesOf({ _type: 'constructor', price: 13 })).toEqual([])
  expect(pricesOf({ _type: 'ivService', dosages: 'none' })).toEqual([])
})

test('a thing is called by its name, and by its id when it has none', () => {
  expect(titleOf({ _id: 'a', _type: 'injection', name: 'Biotin' })).toBe('Biotin')
  expect(titleOf({ _id: 'a', _type: 'serviceArea', city: 'Tempe' })).toBe('Tempe')
  expect(titleOf({ _id: 'a', _type: 'injection', name: '  ' })).toBe('a')
})

test('a dosage that is gone has no place for its price any more', () => {
  const nad = { _type: 'ivService', dosages: [{ _key: 'a', dosage: '100mg' }] }
  expect(holdsPrice(nad, 'price')).toBe(true)
  expect(holdsPrice(nad, 'dosages[_key=="a"].price')).toBe(true)
  expect(holdsPrice(nad, 'dosages[_key=="b"].price')).toBe(false)
  expect(holdsPrice({ _type: 'ivService' }, 'dosages[_key=="a"].price')).toBe(false)
})
