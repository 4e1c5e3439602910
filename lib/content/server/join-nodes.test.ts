import { beforeEach, expect, test, vi } from 'vitest'
import type { Line } from '@/lib/platform/cache/server/publish-log'
import { staleSince } from '@/lib/platform/cache/server/stale-tags'
import { log } from '@/lib/platform/telemetry/server/log'
import type { ContentChange } from './changes'
import { joinNodes } from './join-nodes'
import { noteSeen, readSeen, writeSeen } from './seen'

// docs/decisions/0053-several-nodes.md: what this node does with what another one says.
const { listenToNodes, showPublished, runJob, shareSeen } = vi.hoisted(() => ({
  listenToNodes: vi.fn(),
  showPublished: vi.fn(),
  runJob: vi.fn(async () => true),
  shareSeen: vi.fn(),
}))
vi.mock('./other-nodes', () => ({ listenToNodes, shareSeen, learnSeen: async () => {} }))
vi.mock('./refresh', () => ({ showPublished }))
vi.mock('./addresses', () => ({ learnAllPaths: () => {} }))
vi.mock('@/lib/platform/jobs/server/jobs', () => ({ runJob }))

type Heard = { take(line: Line<ContentChange>, isPast: boolean): void; mayHaveMissed(): void }

async function join(): Promise<Heard> {
  listenToNodes.mockReturnValue({ store: { connect: async () => {} }, log: { look: async () => {} } })
  await joinNodes()
  return listenToNodes.mock.calls.at(-1)?.[0]
}

const change = (id: string, rev = 'new'): ContentChange => ({
  _id: id,
  _type: 'injection',
  _rev: rev,
  operation: 'update',
})
const line = (kind: Line<ContentChange>['kind'], ...changes: ContentChange[]) => ({
  kind,
  at: Date.now() + 5_000,
  changes,
})
const revOf = (id: string) => readSeen()?.[id]?.rev

beforeEach(() => {
  vi.clearAllMocks()
  showPublished.mockResolvedValue(undefined)
  writeSeen({ a: { rev: 'old', type: 'injection' }, b: { rev: 'old', type: 'injection' } })
})

test('a publish is shown at once, and known only when the other node has written what follows from it', async () => {
  const { take } = await join()
  take(line('published', change('a')), false)
  expect(showPublished).toHaveBeenCalledExactlyOnceWith([change('a')], expect.any(Number))
  await Promise.resolve()
  expect(revOf('a'), 'should that node die now, the poll here finds it once more').toBe('old')
  take(line('written', change('a')), false)
  await vi.waitFor(() => expect(revOf('a')).toBe('new'))
})

test('what could not be shown stays news for the poll', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  const { take } = await join()
  showPublished.mockRejectedValueOnce(new Error('no CMS'))
  take(line('published', change('a')), false)
  take(line('written', change('a'), change('b')), false)
  await vi.waitFor(() => expect(revOf('b')).toBe('new'))
  expect(revOf('a')).toBe('old')
})

test('what this node found by itself is not shown twice; a deletion always is', async () => {
  const { take } = await join()
  noteSeen([change('a')])
  take(line('published', change('a')), false)
  expect(showPublished).not.toHaveBeenCalled()
  take(line('published', { ...change('a'), operation: 'delete' }), false)
  expect(showPublished).toHaveBeenCalledOnce()
})

test('of what was published before it came only the marks count', async () => {
  const { take } = await join()
  const past = line('published', change('long-ago'))
  take(past, true)
  expect(showPublished).not.toHaveBeenCalled()
  expect(staleSince(['id:long-ago'])).toBe(past.at)
})

test('what it may have missed it looks for, and leaves for others', async () => {
  const { mayHaveMissed } = await join()
  mayHaveMissed()
  expect(runJob).toHaveBeenCalledWith('content-poll')
  await vi.waitFor(() => expect(shareSeen).toHaveBeenCalledOnce())
})
