import { expect, test } from 'vitest'
import { evaluateQuery } from './fetch-at'

const moment = new Date('2026-12-01T07:00:00Z')
const documents = [
  { _id: 'image', _type: 'sanity.imageAsset', url: 'https://cdn.example/x.png' },
  { _id: 'b12', _type: 'injection', price: 15, order: 2, image: { asset: { _ref: 'image' } } },
  { _id: 'iron', _type: 'injection', price: 22, order: 1 },
]
const ask = (query: string, params = {}) => evaluateQuery(query, params, documents, moment)

test('a query of ours is answered as by the content store', async () => {
  expect(
    await ask('*[_type == $type] | order(order asc) { _id, price, "imageUrl": image.asset->url }', {
      type: 'injection',
    }),
  ).toEqual([
    { _id: 'iron', price: 22, imageUrl: null },
    { _id: 'b12', price: 15, imageUrl: 'https://cdn.example/x.png' },
  ])
})

test('what is not there is null, and now is the moment', async () => {
  expect(await ask('*[_id == "nothing"][0]')).toBeNull()
  expect(await ask('now()')).toBe(moment.toISOString())
})
