import { expect, test, vi } from 'vitest'
import { isStudioSecret } from './open'

const found = vi.hoisted(() => ({ secrets: [] as { secret: string; _updatedAt: string }[] }))
const fetch = vi.hoisted(() => vi.fn(async () => found.secrets))
vi.mock('@/lib/content/server/client', () => ({ contentClient: () => ({ fetch }) }))
const removed = vi.hoisted(() => ({ ms: null as number | null }))
vi.mock('@/lib/platform/staff-session/server/identify', () => ({ lastRemovalMs: async () => removed.ms }))
vi.mock('@/lib/platform/server/clock', () => ({ now: () => new Date('2026-11-22T10:00:00Z') }))

const written = (secret: string, _updatedAt: string) => {
  found.secrets = [{ secret, _updatedAt }]
}

test('a secret written within the last hour opens, an older one does not', async () => {
  written('s', '2026-11-22T09:00:01Z')
  expect(await isStudioSecret('s')).toBe(true)
  written('s', '2026-11-22T09:00:00Z')
  expect(await isStudioSecret('s')).toBe(false)
})

test('a secret from before somebody lost their access opens nothing any more', async () => {
  removed.ms = Date.parse('2026-11-22T09:30:00Z')
  written('s', '2026-11-22T09:30:00Z')
  expect(await isStudioSecret('s')).toBe(false)
  written('s', '2026-11-22T09:30:01Z')
  expect(await isStudioSecret('s')).toBe(true)
  removed.ms = null
})

test('what is no secret at all is not even asked for', async () => {
  written('', '2026-11-22T09:59:00Z')
  fetch.mockClear()
  for (const nothing of [null, '', 'x'.repeat(201)]) expect(await isStudioSecret(nothing)).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})

test('another secret than the one that was asked for opens nothing', async () => {
  written('other', '2026-11-22T09:59:00Z')
  expect(await isStudioSecret('s')).toBe(false)
  found.secrets = []
  expect(await isStudioSecret('s')).toBe(false)
})
