import { expect, test } from 'vitest'
import { publishable } from './schedule'

test('a draft becomes what publishing would make of it', () => {
  const reference = { _type: 'reference', _ref: 'page-x' }
  const planned = { type: 'page' }
  expect(
    publishable({
      _id: 'drafts.event-x',
      _type: 'event',
      _rev: 'r',
      _createdAt: 'a',
      _updatedAt: 'b',
      title: 'Evening',
      links: [
        { _key: 'a', ...reference, _weak: true, _strengthenOnPublish: planned },
        { _key: 'b', ...reference, _weak: true, _strengthenOnPublish: { ...planned, weak: true } },
        { _key: 'c', ...reference, _weak: true },
      ],
    }),
  ).toEqual({
    _id: 'event-x',
    _type: 'event',
    title: 'Evening',
    links: [
      { _key: 'a', ...reference },
      { _key: 'b', ...reference, _weak: true },
      { _key: 'c', ...reference, _weak: true },
    ],
  })
})
