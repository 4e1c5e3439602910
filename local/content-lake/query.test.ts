import { describe, expect, test } from 'vitest'
import { evaluate, type GroqNode, parse, replaceNodes } from './groq.ts'
import { createViews } from './perspective.ts'
import { withCandidates, withTextMatches } from './query.ts'
import type { LakeDocument } from './types.ts'

const stamp = { _rev: 'r', _createdAt: '2026-01-01T00:00:00.000Z', _updatedAt: '2026-01-01T00:00:00.000Z' }
const types = ['page', 'injection', 'package']
const documents = Array.from({ length: 60 }, (_, index): LakeDocument => {
  const name = `n${index % 20}`
  const prefix = index < 40 ? '' : 'drafts.'
  return {
    _id: `${prefix}${name}-${index % 40}`,
    _type: types[index % 3] ?? 'page',
    ...stamp,
    path: `/${name}`,
    slug: { current: name },
    title: `Title ${name} ${index % 2 ? 'energy boost' : 'calm'}`,
    link: { _type: 'reference', _ref: `n${(index + 1) % 20}-${(index + 1) % 40}` },
  }
})
const views = createViews(new Map(documents.map((document) => [document._id, document])))
const params = {
  id: 'n3-3',
  ids: ['n3-3', 'drafts.n5-5', 'nobody'],
  type: 'page',
  types: ['page', 'package'],
}

const queries = [
  '*[_id == $id]',
  '*[$id == _id][0].title',
  '*[_id in $ids]{_id, title}',
  '*[_id in ["n3-3", $id, "n1-1"]]._id',
  '*[_type == $type] | order(title desc)[0...5]{title, "linked": link->title}',
  '*[_type in $types && path == "/n3"]',
  '*[(_type == "page" || _type == "package") && defined(path)]._id',
  '*[slug.current == "n4" && !(_id in path("drafts.**"))]',
  '*[path == "/n7" && _type == "injection"][0]{..., "others": count(*[_type == "page"])}',
  '*[sanity::versionOf("n1-1")]._id',
  '*[references("n3-3")]._id',
  '*[references($ids) && _type == "page"]._id',
  '*[references("n3-3", ["n4-4"])]._id',
  '*[_type == "page"]{_id, "referrers": *[references(^._id)]._id}',
  '*[_type == "page"][path == "/n3"]',
  '*[_id == "nobody"]',
  '*[_type == null]',
  '*[_type == "page" || title match "calm"]._id',
  'count(*[_type == "page"]) + count(*)',
]

async function results(query: string, perspective: string, rewrite: (tree: GroqNode) => GroqNode) {
  const view = views.of(perspective)
  const dereference = ({ _ref }: { _ref: string }) => view.get(_ref)
  const scope = { identity: 'me', timestamp: new Date(0), projectId: 'local', datasetName: 'production' }
  const tree = rewrite(parse(query, params))
  return evaluate(tree, query, { ...scope, dataset: view.all(), dereference })
}

describe.each(['raw', 'published', 'drafts'])('in perspective %s', (perspective) => {
  test.each(queries)('an index finds what reading everything finds: %s', async (query) => {
    const view = views.of(perspective)
    const whole = await results(query, perspective, (tree) => tree)
    expect(await results(query, perspective, (tree) => withCandidates(tree, view))).toEqual(whole)
  })
})

const readsEverything = (tree: GroqNode) => {
  let isFound = false
  replaceNodes(tree, (node) => {
    isFound ||= node.type === 'Everything'
    return undefined
  })
  return isFound
}

test.each([
  '*[_id == $id]',
  '*[_type == "page" && path == "/n3"][0]{title, "linked": link->}',
  '*[_type in $types]',
  '*[slug.current == "n4"]',
  '*[sanity::versionOf("n1-1")]._id',
  '*[references("n3-3")]',
  'releases::all()',
])('no document is read in vain: %s', (query) => {
  const tree = withCandidates(parse(query, params), views.of('raw'))
  expect(readsEverything(tree)).toBe(false)
})

test('the smaller of two lists is taken', () => {
  const tree = withCandidates(parse('*[_type == "page" && path == "/n3"]', {}), views.of('raw'))
  const { base } = tree as unknown as { base: { value: LakeDocument[] } }
  expect(base.value).toHaveLength(3)
})

describe('text search', () => {
  const search = async (text: string, on = '@') => {
    const query = `*[${on} match text::query("${text}")]`
    const found = await results(query, 'published', withTextMatches)
    return (found as LakeDocument[]).length
  }

  test('words are found anywhere in a document, by their beginning when asked, in every order', async () => {
    expect(await search('energy')).toBe(20)
    expect(await search('ener')).toBe(0)
    expect(await search('ener*')).toBe(20)
    expect(await search('boost energy')).toBe(20)
    expect(await search('energy n1', '[@, _id]')).toBe(2)
  })

  test('a list of everything reads no text', async () => {
    const { length } = views.of('published').all()
    expect(await search('*', '[@, _id]')).toBe(length)
    expect(await search('-*', '[@, _id]')).toBe(0)
    const studios =
      '*[_type in ["page"] && ([@, _id] match text::query("*") || references("")) && (_type == "page")]'
    expect(withTextMatches(parse(studios, {}))).toEqual(
      parse('*[_type in ["page"] && (_type == "page")]', {}),
    )
  })

  test('every word in quotes must be there, and a minus excludes', async () => {
    expect(await search(String.raw`\"energy boost\"`)).toBe(20)
    expect(await search(String.raw`\"energy calm\"`)).toBe(0)
    expect(await search('title -energy')).toBe(20)
    expect(await search('energy -n1')).toBe(18)
  })

  test('Studio’s scored search runs', async () => {
    const query = `*[_type in ["page"] && [@, _id] match text::query("calm*")]
      | score(boost(_type == "page" && title match text::query("calm*"), 10), @ match text::query("calm*"))
      | order(_score desc)[_score > 0][0...3]{_id, _score}`
    const found = (await results(query, 'published', withTextMatches)) as { _score: number }[]
    expect(found).toHaveLength(3)
    expect(found[0]?._score).toBeGreaterThan(0)
  })

  test('the joined text never shows in an answer', async () => {
    const found = await results('*[_id == "n1-1"][0]{...}', 'published', withTextMatches)
    expect(JSON.stringify(found)).not.toContain('__text')
  })
})
