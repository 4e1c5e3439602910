import { expect, test } from 'vitest'
import { tagsOf } from './changes'

const update = { _id: 'injection-b12', _type: 'injection', operation: 'update' } as const

test('a document is known by its id and its type', () => {
  expect(tagsOf(update)).toEqual(['id:injection-b12', 'type:injection'])
})

test('a page is known by its path too, and a moved page by both', () => {
  const page = { _id: 'p', _type: 'page', operation: 'update' } as const
  expect(tagsOf({ ...page, path: '/a', previousPath: '/a' })).toEqual(['id:p', 'type:page', 'path:/a'])
  expect(tagsOf({ ...page, path: '/b', previousPath: '/a' })).toEqual([
    'id:p',
    'type:page',
    'path:/b',
    'path:/a',
    'list:page-paths',
  ])
})

test('a new or removed page changes the list of paths', () => {
  expect(tagsOf({ _id: 'p', _type: 'page', operation: 'delete', previousPath: '/a' })).toContain(
    'list:page-paths',
  )
})
