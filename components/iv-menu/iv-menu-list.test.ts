import { expect, test } from 'vitest'
import { arrange, type Listed, type PriceOption, priceOptions } from './iv-menu-list'

const services: Listed[] = [
  { id: 'b', category: 'basic', prices: [300_00] },
  { id: 'none', category: 'basic', prices: [] },
  { id: 'a', category: 'basic', prices: [199_99] },
  { id: 'nad', category: 'nad', prices: [525_00, 600_00] },
  { id: 'c', category: 'nad', prices: [200_00] },
]
const ids = (option: PriceOption, category: string | null = null, dosage = 0) =>
  arrange(services, category, option, ({ prices }) => prices[dosage] ?? prices[0])
    .map(({ id }) => id)
    .join(' ')

test.each([
  ['any', 'b none a nad c'],
  ['low', 'a c b nad none'],
  ['high', 'nad b c a none'],
  ['under', 'a'],
  ['between', 'b c'],
  ['over', 'nad'],
] as const)('[IVT-005] %s gives %s', (option, expected) => {
  expect(ids(option)).toBe(expected)
})

test('[IVT-002] a category holds only its services, sorted if asked', () => {
  expect(ids('low', 'nad')).toBe('c nad')
  expect(ids('under', 'nad')).toBe('')
})

test('[IVT-004] the options are the six of the menu', () => {
  expect(priceOptions.map(({ label }) => label)).toEqual([
    'Any Price',
    'Low to High',
    'High to Low',
    'Under $200',
    '$200-$300',
    'Over $300',
  ])
})

test('the given list is not changed', () => {
  const before = services.map(({ id }) => id)
  ids('high')
  expect(services.map(({ id }) => id)).toEqual(before)
})
