import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createViews, defaultPerspective } from './perspective.ts'
import type { LakeDocument } from './types.ts'

const document = (_id: string, more: Record<string, unknown> = {}): LakeDocument => ({
  _id,
  _type: 'page',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

function viewsOf(...ids: string[]) {
  const documents = new Map(ids.map((id) => [id, document(id)]))
  return { documents, views: createViews(documents) }
}

const seen = (documents: LakeDocument[]) =>
  documents.map(({ _id, _originalId }) => (_originalId ? `${_id} from ${_originalId}` : _id))

describe('perspectives', () => {
  const { views } = viewsOf('a', 'drafts.a', 'drafts.b', 'versions.r1.a', 'c')

  test('raw sees everything under its own id', () => {
    expect(seen(views.of('raw').all())).toEqual(['a', 'drafts.a', 'drafts.b', 'versions.r1.a', 'c'])
  })

  test('published sees no drafts and no versions', () => {
    expect(seen(views.of('published').all())).toEqual(['a', 'c'])
  })

  test.each(['drafts', 'previewDrafts'])('%s sees one document each, the draft first', (name) => {
    const expected = ['a from drafts.a', 'b from drafts.b', 'c from c']
    expect(seen(views.of(name).all())).toEqual(expected)
  })

  test('a release goes before drafts when it is named first', () => {
    const expected = ['a from versions.r1.a', 'b from drafts.b', 'c from c']
    expect(seen(views.of('r1,drafts').all())).toEqual(expected)
  })

  test('a name that can not be one is refused', () => {
    expect(() => views.of('no such/name')).toThrow('Unknown perspective')
    expect(() => views.of('raw,drafts')).toThrow('Unknown perspective')
  })

  test('clients that name none see published documents since API version 2025-02-19, all before', () => {
    expect(['X', '2025-02-19', '2026-01-01'].map(defaultPerspective)).toEqual(Array(3).fill('published'))
    expect(['1', '2021-06-07', '2025-02-18'].map(defaultPerspective)).toEqual(Array(3).fill('raw'))
  })
})

test('views that follow commits are the same as views made anew', () => {
  const id = fc.constantFrom('a', 'b', 'drafts.a', 'drafts.b', 'versions.r1.a', 'versions.r2.b')
  const content = fc.option(fc.record({ path: fc.constantFrom('/x', '/y'), ref: fc.constantFrom('a', 'b') }))
  fc.assert(
    fc.property(fc.array(fc.tuple(id, content), { maxLength: 30 }), (steps) => {
      const { documents, views } = viewsOf('a', 'drafts.b')
      const names = ['raw', 'published', 'drafts', 'r1,drafts', 'r2']
      for (const [changed, after] of steps) {
        for (const name of names) {
          views.of(name).all()
          views.of(name).find('type:page')
        }
        if (after) documents.set(changed, document(changed, { path: after.path, link: { _ref: after.ref } }))
        else documents.delete(changed)
        views.refresh([changed])
      }
      const anew = createViews(documents)
      for (const name of names) {
        const [kept, fresh] = [views.of(name), anew.of(name)]
        const sorted = (list: LakeDocument[]) => list.map((one) => JSON.stringify(one)).sort()
        expect(sorted(kept.all())).toEqual(sorted(fresh.all()))
        for (const key of ['type:page', 'path:/x', 'base:a', 'reference:b'] as const) {
          expect(sorted(kept.find(key))).toEqual(sorted(fresh.find(key)))
          expect(kept.count(key)).toBe(fresh.find(key).length)
        }
      }
    }),
    { numRuns: 300 },
  )
})
