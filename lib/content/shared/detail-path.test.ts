import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { addressedTypes, addressOf, detailAt, detailFolders, detailPath, isAddressed } from './detail-path'
import { pathProblem } from './path-problem'

const types = Object.keys(detailFolders)
const address = async (document: object) =>
  (await evaluate(parse(`*[0]{ "path": ${addressOf} }`), { dataset: [document] })).get()

test.each(types)('a %s has the same address in code and in a query, and is found by it', async (type) => {
  const path = detailPath(type, 'some-name')
  expect(path).toMatch(/^\/[a-z-]+\/some-name$/)
  expect(await address({ _type: type, slug: { current: 'some-name' } })).toEqual({ path })
  expect(detailAt(path ?? '')).toEqual({ type, slug: 'some-name' })
  expect(await address({ _type: type })).toEqual({ path: null })
  expect(detailPath(type, null)).toBeNull()
})

test('pages and what has a page of its own are addressed, and nothing else', () => {
  expect(new Set(JSON.parse(addressedTypes))).toEqual(new Set(['page', ...types]))
  expect(['page', ...types].every(isAddressed)).toBe(true)
  expect(['package', 'faq', 'constructor'].some(isAddressed)).toBe(false)
})

test('a hidden job has no address', async () => {
  expect(await address({ _type: 'job', isHidden: true, slug: { current: 'x' } })).toEqual({ path: null })
})

test.each(['/', '/iv-therapy', '/iv-therapy/', '/iv-therapy/a/b', '/about/x', '//x', ''])(
  'nobody’s page is at “%s”',
  (path) => {
    expect(detailAt(path)).toBeNull()
  },
)

test('no drip takes the address of the comparison', () => {
  expect(pathProblem(detailPath('ivService', 'compare') ?? '')).toMatch(/belongs to the program/)
})
