import { parse, type SchemaType, typeEvaluate } from 'groq-js'
import { expect, test, vi } from 'vitest'
import { log } from '../../platform/telemetry/server/log'
import { fitToType, validateResult } from './load'
import schemaJson from './schema.json'

const schema = schemaJson as SchemaType
const types = new Map(
  schema.map((type) => [
    type.name,
    type.type === 'document' ? { type: 'object' as const, attributes: type.attributes } : type.value,
  ]),
)

function fitted(query: string, value: unknown) {
  const reports: string[] = []
  const type = typeEvaluate(parse(query), schema)
  const result = fitToType(
    value,
    type,
    (where) => reports.push(where),
    (name) => types.get(name),
  )
  return { result, reports }
}

const injections = `*[_type == "injection"]{ _id, name, category, price, features, "slug": slug.current }`
const page = `*[_type == "page"][0]{ title, blocks[]{ ..., _type == "hero" => { primaryLink { label, href } } } }`
const b12 = { _id: 'a', name: 'B12', category: 'energy', price: 13, features: ['One'], slug: 'b12' }

test('what is as its type says is untouched', () => {
  expect(fitted(injections, [b12])).toEqual({ result: [b12], reports: [] })
  expect(fitted(injections, [{ ...b12, price: null }]).reports).toEqual([])
})

test('a value of another type is null, and told', () => {
  const bad = { ...b12, name: { en: 'B12' }, category: 'magic', price: '13' }
  expect(fitted(injections, [bad])).toEqual({
    result: [{ ...b12, name: null, category: null, price: null }],
    reports: ['[0].name', '[0].category', '[0].price'],
  })
})

test('what does not fit into a list is left out of it', () => {
  const features = ['One', 2, null, { text: 'Three' }, 'Four']
  const { result } = fitted(injections, [{ ...b12, features }, 'no document', null])
  expect(result).toEqual([{ ...b12, features: ['One', 'Four'] }])
})

test('a list where none is expected, and none where one is', () => {
  expect(fitted(injections, [{ ...b12, features: 'One' }]).result).toEqual([{ ...b12, features: null }])
  expect(fitted(page, { title: ['A'], blocks: 'none' }).result).toEqual({ title: null, blocks: null })
  expect(fitted(injections, null).result).toBeNull()
})

test('an unknown block is left out, one without a key gets one, its wrong fields vanish', () => {
  const hero = { _type: 'hero', heading: 5, intro: 'Hello', primaryLink: { label: 'Go', href: 7 } }
  const { result, reports } = fitted(page, {
    title: 'A',
    blocks: [{ _type: 'mystery', _key: 'x' }, { _key: 'y' }, 'words', hero],
  })
  expect(result).toEqual({
    title: 'A',
    blocks: [{ _type: 'hero', _key: 'item-3', intro: 'Hello', primaryLink: { label: 'Go', href: null } }],
  })
  expect(reports).toEqual(
    expect.arrayContaining([
      'blocks[0]',
      'blocks[1]',
      'blocks[2]',
      'blocks[3].heading',
      'blocks[3].primaryLink.href',
    ]),
  )
})

test.each([
  ['whose id was asked for', injections, [{ ...b12, name: 5 }], ['type:injection'], 'a'],
  [
    'there is but one of',
    '*[_type == "siteSettings"][0] { phone }',
    { phone: 5 },
    ['id:siteSettings'],
    'siteSettings',
  ],
])('the log names the document %s', (_which, query, result, tags, document) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  validateResult(query, result, tags)
  expect(logged).toHaveBeenCalledWith('content', expect.any(String), expect.objectContaining({ document }))
  logged.mockRestore()
})
