import { expect, test } from 'vitest'
import { changesBetween, type PublishedState } from './record'

const nothing = { type: '', title: 'injection-b12', prices: [], isFirst: true }
const b12 = (price: number, more: object = {}) => ({
  _id: 'injection-b12',
  _type: 'injection',
  name: 'Vitamin B12',
  price,
  ...more,
})
const state = (revision: string, document: PublishedState['document']): PublishedState => ({
  revision,
  at: `2026-11-22T0${revision}:00:00Z`,
  by: 'ed',
  document,
})
const told = (changes: ReturnType<typeof changesBetween>) =>
  changes.map(
    ({ revision, label, beforeCents, afterCents, isFirst }) =>
      `${revision} ${label}: ${beforeCents} → ${afterCents}${isFirst ? ' (first)' : ''}`,
  )

test('the first publish opens the record, each later one tells what it changed', () => {
  const states = [
    state('1', b12(13, { originalPrice: 15 })),
    state('2', b12(13, { originalPrice: 15, description: 'New words' })),
    state('3', b12(14)),
  ]
  const changes = changesBetween(nothing, states)
  expect(told(changes)).toEqual([
    '1 Price: null → 1300 (first)',
    '1 Original price: null → 1500 (first)',
    '3 Price: 1300 → 1400',
    '3 Original price: 1500 → null',
  ])
  expect(changes[0]).toMatchObject({ title: 'Vitamin B12', type: 'injection', field: 'price', by: 'ed' })
})

test('what was known before is where it goes on from', () => {
  const known = {
    type: 'injection',
    title: 'Vitamin B12',
    prices: [{ field: 'price', label: 'Price', cents: 1300 }],
    isFirst: false,
  }
  expect(told(changesBetween(known, [state('1', b12(13))]))).toEqual([])
  expect(told(changesBetween(known, [state('1', b12(13.5))]))).toEqual(['1 Price: 1300 → 1350'])
})

test('taken off the site and put back: there was no price in between, and the name stays', () => {
  const changes = changesBetween(nothing, [state('1', b12(13)), state('2', null), state('3', b12(12))])
  expect(told(changes)).toEqual([
    '1 Price: null → 1300 (first)',
    '2 Price: 1300 → null',
    '3 Price: null → 1200',
  ])
  expect(changes[1]).toMatchObject({ title: 'Vitamin B12', type: 'injection' })
})

test('a dosage is followed by its key, wherever it stands and whatever it is called', () => {
  const nad = (...dosages: object[]) => ({ _id: 'iv-nad', _type: 'ivService', name: 'NAD+', dosages })
  const [small, large] = [
    { _key: 'a', dosage: '100mg', price: 250 },
    { _key: 'b', dosage: '250mg', price: 400 },
  ]
  const changes = changesBetween(nothing, [
    state('1', nad(small, large)),
    state('2', nad({ ...large, dosage: '300mg' }, { ...small, price: 260 })),
    state('3', nad({ ...large, dosage: '300mg' })),
  ])
  expect(told(changes).slice(2)).toEqual([
    '2 Price with 100mg: 25000 → 26000',
    '3 Price with 100mg: 26000 → null',
  ])
})
