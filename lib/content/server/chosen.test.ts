import { expect, test } from 'vitest'
import { chosen } from './chosen'

const items = [{ _id: 'a' }, { _id: 'b' }]

test('documents come in the order of the references; deleted and broken ones are left out', () => {
  expect(chosen(items, [{ _ref: 'b' }, { _ref: 'gone' }, null, {}, { _ref: 'a' }])).toEqual([
    items[1],
    items[0],
  ])
  expect(chosen(items, null)).toEqual([])
})
