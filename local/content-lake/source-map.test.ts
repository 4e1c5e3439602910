import { resolveMapping } from '@sanity/client/csm'
import { expect, test } from 'vitest'
import { createViews } from './perspective.ts'
import { runQuery } from './query.ts'
import type { LakeDocument } from './types.ts'

const document = (more: Record<string, unknown>): LakeDocument => ({
  _id: 'x',
  _type: 'treatment',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

const documents = [
  document({ _id: 'drip', title: 'Drip', price: 150, features: ['One', "It's two"] }),
  document({ _id: 'drafts.drip', title: 'Drip', price: 155, features: ['One', "It's two"] }),
  document({
    _id: 'home',
    _type: 'page',
    path: '/',
    blocks: [
      { _key: 'a', _type: 'hero', heading: 'Hello', chosen: { _ref: 'drip' } },
      { _key: 'b', _type: 'text', body: [{ _key: 's', children: [{ _key: 't', text: 'Hello' }] }] },
    ],
  }),
]

async function ask(query: string) {
  const views = createViews(new Map(documents.map((one) => [one._id, one])))
  const store = { view: (perspective: string) => views.of(perspective) }
  const context = { store, now: () => new Date(0), projectId: 'p', dataset: 'd' } as never
  const asked = { query, params: {}, perspective: 'drafts', identity: 'me' }
  const { result, sourceMap } = await runQuery(context, { ...asked, isTraced: true })
  expect(result).toEqual((await runQuery(context, asked)).result)
  return (...path: (string | number)[]) => {
    const { mapping } = resolveMapping(path, sourceMap as never) ?? {}
    if (mapping?.source.type !== 'documentValue' || !sourceMap) return null
    const { document: from, path: place } = mapping.source
    return `${sourceMap.documents[from]?._id} ${sourceMap.paths[place]}`
  }
}

test('a value leads to the draft it was taken from, and to its field', async () => {
  const from = await ask('*[_type == "treatment"] { _id, price, features, "other": upper(title) }')
  expect(from(0, 'price')).toBe("drafts.drip $['price']")
  expect(from(0, 'features', 1)).toBe("drafts.drip $['features'][1]")
  expect(from(0, 'other')).toBeNull()
})

test('a projection without an id leads there too, and tells nothing more than it was asked', async () => {
  const from = await ask('*[_id == "drip"][0] { price, title }')
  expect(from('price')).toBe("drafts.drip $['price']")
})

test('items of lists are named by their keys; a followed reference leads to its own document', async () => {
  const from = await ask(
    '*[path == "/"][0] { blocks[]{ ..., _type == "hero" => { heading, "price": chosen->price, "drip": chosen->{ title } } } }',
  )
  expect(from('blocks', 0, 'heading')).toBe("home $['blocks'][?(@._key=='a')]['heading']")
  expect(from('blocks', 0, 'drip', 'title')).toBe("drafts.drip $['title']")
  expect(from('blocks', 1, 'body', 0, 'children', 0, 'text')).toBe(
    "home $['blocks'][?(@._key=='b')]['body'][?(@._key=='s')]['children'][?(@._key=='t')]['text']",
  )
})

test('a value that was made, or stands elsewhere in the document, leads nowhere rather than astray', async () => {
  const from = await ask(
    '*[_type == "treatment"] { "title": title + "!", "price": 150 + 5.5, "n": count(features) }',
  )
  expect([from(0, 'title'), from(0, 'price'), from(0, 'n')]).toEqual([null, null, null])
})
