import { expect, test } from 'vitest'
import { differences, type Seen } from './seen'

const before: Seen = {
  'injection-b12': { rev: 'a', type: 'injection' },
  'page-about': { rev: 'b', type: 'page', path: '/about' },
}

test('nothing published, nothing to do', () => {
  expect(differences(before, { ...before })).toEqual([])
})

test('an edit, a new document and a removed one are told apart', () => {
  const now: Seen = {
    'injection-b12': { rev: 'a2', type: 'injection' },
    'injection-new': { rev: 'c', type: 'injection' },
  }
  expect(differences(before, now)).toEqual([
    expect.objectContaining({ _id: 'injection-b12', operation: 'update' }),
    expect.objectContaining({ _id: 'injection-new', operation: 'create' }),
    { _id: 'page-about', _type: 'page', operation: 'delete', previousPath: '/about' },
  ])
})

test('a page that moved is known by its old and its new path', () => {
  const now: Seen = { ...before, 'page-about': { rev: 'b2', type: 'page', path: '/our-story' } }
  expect(differences(before, now)).toEqual([
    {
      _id: 'page-about',
      _rev: 'b2',
      _type: 'page',
      operation: 'update',
      path: '/our-story',
      previousPath: '/about',
    },
  ])
})
