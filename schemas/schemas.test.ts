import { expect, test } from 'vitest'
import { remarksOn } from '../tests/fixtures/validate-content.ts'

const injection = {
  _id: 'injection-test',
  _type: 'injection',
  name: 'Test',
  slug: { _type: 'slug', current: 'test' },
  category: 'energy',
  description: 'Words.',
  features: ['One', 'Two', 'Three'],
  price: 13,
  originalPrice: 15,
  durationMinutes: 5,
  order: 1,
}
const page = {
  _id: 'page-test',
  _type: 'page',
  title: 'Test',
  path: '/test',
  blocks: [{ _type: 'packageList', _key: 'a', heading: 'Packages' }],
}

test('a complete injection and a complete page pass', async () => {
  expect(await remarksOn(injection, [])).toEqual([])
  expect(await remarksOn(page, [])).toEqual([])
})

test.each([
  ['a price with three decimals', { price: 12.345 }, 'price', /two decimals/],
  ['a negative price', { price: -1 }, 'price', /zero or more/],
  ['no price', { price: undefined }, 'price', /“Price today” is needed/],
  ['a visit of 7 minutes', { durationMinutes: 7 }, 'durationMinutes', /./],
  ['two features', { features: ['One', 'Two'] }, 'features', /three or four/],
  ['the same feature twice', { features: ['One', 'One', 'Two'] }, 'features', /three or four different/],
  ['an unknown category', { category: 'magic' }, 'category', /./],
  [
    'an image without a description',
    { image: { _type: 'accessibleImage', asset: { _type: 'reference', _ref: 'image-a-1x1-png' } } },
    'image.alt',
    /Describe the image/,
  ],
])('%s is refused', async (_what, change, field, sentence) => {
  const image = { _id: 'image-a-1x1-png', _type: 'sanity.imageAsset' }
  const remarks = await remarksOn({ ...injection, ...change }, [image])
  expect(remarks.filter((remark) => remark.field.startsWith(field))).toContainEqual({
    level: 'error',
    field: expect.stringContaining(field),
    message: expect.stringMatching(sentence),
  })
})

test('an original price below the price is pointed out but does not stop a raise', async () => {
  const remarks = await remarksOn({ ...injection, price: 20 }, [])
  expect(remarks).toEqual([
    {
      level: 'warning',
      field: 'originalPrice',
      message: expect.stringMatching(/below today's price of \$20/),
    },
  ])
})

test('an address that another page has is refused, also when that page is only a draft', async () => {
  for (const _id of ['page-other', 'drafts.page-other']) {
    const remarks = await remarksOn(page, [{ ...page, _id, title: 'Other' }])
    expect(remarks).toEqual([{ level: 'error', field: 'path', message: '“Other” already has this address.' }])
  }
})

test('a page keeps its address while it is edited', async () => {
  expect(await remarksOn({ ...page, _id: 'drafts.page-test' }, [page])).toEqual([])
})

test('a slug that another injection has is refused', async () => {
  const remarks = await remarksOn(injection, [{ ...injection, _id: 'injection-other' }])
  expect(remarks.map(({ field }) => field)).toEqual(['slug'])
})

test('a link that would run a script is refused inside a block', async () => {
  const link = { _type: 'link', label: 'Go', href: 'javascript:alert(1)' }
  const callout = { _type: 'callout', _key: 'c', heading: 'Hello', tone: 'sand', link }
  const remarks = await remarksOn({ ...page, blocks: [callout] }, [])
  expect(remarks.map(({ level, field }) => [level, field])).toEqual([['error', 'blocks.c.link.href']])
})
