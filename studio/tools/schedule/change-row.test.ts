import type { SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { changesBetween, type LakeDocument } from '../../../lib/content/schedule/shared/overlay.ts'
import { fieldTitle, valueWords } from './change-row.tsx'

const field = (name: string, title: string, type: object = {}) => ({ name, type: { title, ...type } })
const page = {
  fields: [
    field('price', 'Price today'),
    field('blocks', 'Blocks', {
      of: [
        { name: 'hero', title: 'Hero', fields: [field('heading', 'Heading')] },
        { name: 'text', title: 'Text', fields: [] },
      ],
    }),
  ],
} as unknown as SchemaType
const document = (price: number, heading: string): LakeDocument => ({
  _id: 'x',
  _type: 'page',
  price,
  blocks: [
    { _key: 'a', _type: 'text' },
    { _key: 'b', _type: 'hero', heading },
  ],
})

test('a change is told in the words of the form', () => {
  const before = document(13, 'Old')
  const changes = changesBetween(before, document(15.5, 'New'))
  const told = changes.map((change) => [
    fieldTitle(change, page, before),
    valueWords(change.from, change),
    valueWords(change.to, change),
  ])
  expect(told).toEqual([
    ['Price today', '$13.00', '$15.50'],
    ['Blocks › Hero 2 › Heading', 'Old', 'New'],
  ])
})

test.each([
  [undefined, 'nothing'],
  ['', 'nothing'],
  [true, 'yes'],
  [30, '30'],
  [[{ _type: 'block', _key: 'a', style: 'normal', children: [{ _type: 'span', text: 'Hello' }] }], 'Hello'],
  [[{ _key: 'a', _ref: 'x' }], '1 item'],
  [{ asset: { _ref: 'image-x' } }, 'another choice'],
  ['x'.repeat(200), `${'x'.repeat(139)}…`],
])('%j is %j', (value, words) => {
  expect(valueWords(value, { path: ['minutes'], from: null, to: null })).toBe(words)
})
