import { beforeEach, expect, test, vi } from 'vitest'
import { processValues } from '@/lib/platform/server/process-state'
import type { ContentChange } from './changes'
import { pollContent } from './poll'
import { noteSeen, readSeen, writeSeen } from './seen'

const { fetch, refreshContent, warmPaths } = vi.hoisted(() => ({
  fetch: vi.fn(),
  refreshContent: vi.fn(),
  warmPaths: vi.fn(),
}))
vi.mock('./client', () => ({ contentClient: () => ({ fetch }) }))
vi.mock('./refresh', () => ({ refreshContent, partsOf: () => [] }))
vi.mock('./addresses', () => ({ learnAllPaths: () => {}, learnAddresses: () => {} }))
vi.mock('./other-nodes', () => ({ shareSeen: () => {} }))
vi.mock('./keep-redirects', () => ({ keepRedirects: async () => {} }))
vi.mock('./paths', () => ({ warmPaths }))

/** Each test is a process of its own. */
beforeEach(() => {
  for (const name in processValues) delete processValues[name]
})

const row = (_id: string, _rev: string, path: string) => ({
  _id,
  _type: 'page',
  _rev,
  _updatedAt: '2026-01-01T00:00:00.000Z',
  path,
})

test('where nothing is stored yet every page is rendered once, the shortest addresses first, at most fifty', async () => {
  const deep = Array.from({ length: 60 }, (_, index) => row(`page-${index}`, 'a', `/areas/${index}`))
  const badge = { ...row('badge', 'a', ''), _type: 'badge', path: null }
  fetch.mockResolvedValueOnce([...deep, row('page-home', 'a', '/'), badge, row('page-about', 'a', '/about')])
  expect(await pollContent()).toBe(63)
  const [paths] = warmPaths.mock.calls[0] ?? []
  expect(paths).toHaveLength(50)
  expect(paths.slice(0, 2).toSorted()).toEqual(['/', '/about'])
  expect(refreshContent).not.toHaveBeenCalled()
})

test('what a webhook tells while a look is being shown is still known afterwards, with its old address', async () => {
  writeSeen({ 'page-about': { rev: 'a', type: 'page', path: '/about' } })
  refreshContent.mockImplementationOnce(async (changes: ContentChange[]) => {
    // Published after the look, and told by its webhook before the look's own changes are shown.
    noteSeen([
      { _id: 'page-lost', _rev: 'a', _type: 'page', operation: 'create', path: '/lost' },
      { _id: 'page-about', _rev: 'c', _type: 'page', operation: 'update', path: '/our-team' },
    ])
    noteSeen(changes.filter(({ _id }) => _id !== 'page-about'))
  })
  fetch.mockResolvedValueOnce([row('page-about', 'b', '/our-story'), row('page-new', 'a', '/new')])
  expect(await pollContent()).toBe(2)
  expect(readSeen()).toEqual({
    'page-about': { rev: 'c', type: 'page', path: '/our-team' },
    'page-new': { rev: 'a', type: 'page', path: '/new' },
    'page-lost': { rev: 'a', type: 'page', path: '/lost' },
  })

  refreshContent.mockImplementationOnce(async (changes: ContentChange[]) => noteSeen(changes))
  fetch.mockResolvedValueOnce({ count: 3, changed: [row('page-lost', 'b', '/lost-2')] })
  await pollContent()
  expect(refreshContent).toHaveBeenLastCalledWith([
    expect.objectContaining({
      _id: 'page-lost',
      operation: 'update',
      path: '/lost-2',
      previousPath: '/lost',
    }),
  ])
})
