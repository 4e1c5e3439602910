import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { processValues } from '../../server/process-state'

const folder = mkdtempSync(join(tmpdir(), 'ocotillo-pages-'))
beforeEach(() => {
  vi.stubEnv('ISR_CACHE_DIR', folder)
})

const page = (html: string, tags = 'type:injection') => ({
  kind: 'APP_PAGE',
  html,
  status: 200,
  headers: { 'x-next-cache-tags': tags },
  segmentData: new Map([['/', Buffer.from('x')]]),
})
const cacheControl = { revalidate: 3600 }
const hourAgo = () => Date.now() - 3600_000

/** A handler of its own, as in another process: only the folder is shared. */
async function anotherProcess() {
  vi.resetModules()
  delete processValues['stale-tags']
  const { default: Handler } = await import('./isr-handler')
  const { markStale } = await import('./stale-tags')
  return { handler: new Handler(), markStale }
}

test('a stored page is fresh, with its binary parts, also after a restart', async () => {
  const { handler } = await anotherProcess()
  expect(await handler.get('/a')).toBeNull()
  await handler.set('/a', page('one'), { cacheControl })
  const { handler: restarted } = await anotherProcess()
  const entry = await restarted.get('/a')
  expect(entry).toMatchObject({ value: page('one'), cacheControl })
  expect(entry?.lastModified).toBeGreaterThan(hourAgo())
})

test('after a publish the page is old, never gone, and a restart does not forget it', async () => {
  const { handler, markStale } = await anotherProcess()
  await handler.set('/b', page('old'), { cacheControl })
  markStale(['type:injection'], Date.now() + 1)
  expect((await handler.get('/b'))?.value).toMatchObject({ html: 'old' })
  expect((await handler.get('/b'))?.lastModified).toBeLessThan(hourAgo())
  const { handler: restarted } = await anotherProcess()
  expect((await restarted.get('/b'))?.lastModified).toBeLessThan(hourAgo())
})

test('a page whose rendering began before the publish is old although it was stored after it', async () => {
  const { handler, markStale } = await anotherProcess()
  expect(await handler.get('/c')).toBeNull()
  markStale(['type:race'], Date.now() + 1)
  await handler.set('/c', page('read before', 'type:race'), { cacheControl })
  expect((await handler.get('/c'))?.lastModified).toBeLessThan(hourAgo())
})

test('of two pages that ask the same at once the later answer, too, is old when it began before the publish', async () => {
  const { handler, markStale } = await anotherProcess()
  const answer = { kind: 'FETCH', tags: ['type:twice'] }
  await handler.get('query')
  await handler.get('query')
  markStale(['type:twice'], Date.now() + 1)
  await handler.set('query', answer)
  await handler.set('query', answer)
  expect((await handler.get('query'))?.lastModified).toBeLessThan(hourAgo())
})

test('another tag leaves the page fresh', async () => {
  const { handler, markStale } = await anotherProcess()
  await handler.set('/d', page('one', 'id:other'), { cacheControl })
  markStale(['type:something'], Date.now() + 1)
  expect((await handler.get('/d'))?.lastModified).toBeGreaterThan(hourAgo())
})

test('addresses that do not exist are not kept', async () => {
  const { handler } = await anotherProcess()
  await handler.set('/nothing', { ...page('404'), status: 404 }, { cacheControl })
  expect(await handler.get('/nothing')).toBeNull()
})

test('a page that no longer exists is forgotten, also after a restart', async () => {
  const { handler } = await anotherProcess()
  await handler.set('/gone', page('one'), { cacheControl })
  await handler.set('/gone', { ...page('404'), status: 404 }, { cacheControl })
  expect(await handler.get('/gone')).toBeNull()
  const { handler: restarted } = await anotherProcess()
  expect(await restarted.get('/gone')).toBeNull()
})

test('a page that is gone before it was written out does not come back with a restart', async () => {
  const { handler } = await anotherProcess()
  const written = handler.set('/late', page('one'), { cacheControl })
  await handler.set('/late', { ...page('404'), status: 404 }, { cacheControl })
  await written
  const { handler: restarted } = await anotherProcess()
  expect(await restarted.get('/late')).toBeNull()
})

test('of too many tags the older half is forgotten: what is as old counts as stale, what is younger does not', async () => {
  const { handler, markStale } = await anotherProcess()
  const now = Date.now()
  vi.useFakeTimers({ now, toFake: ['Date'] })
  await handler.set('/old', page('old', 'type:old'), { cacheControl })
  markStale(
    Array.from({ length: 30_000 }, (_, index) => `id:first-${index}`),
    now + 10,
  )
  vi.setSystemTime(now + 20)
  await handler.set('/young', page('young', 'type:young'), { cacheControl })
  markStale(
    Array.from({ length: 25_000 }, (_, index) => `id:second-${index}`),
    now + 30,
  )
  vi.useRealTimers()
  for (const { handler: one } of [{ handler }, await anotherProcess()]) {
    expect((await one.get('/old'))?.lastModified).toBeLessThan(hourAgo())
    expect((await one.get('/young'))?.lastModified).toBeGreaterThan(hourAgo())
    expect((await one.get('/young', { tags: ['id:second-1'] }))?.lastModified).toBeLessThan(hourAgo())
  }
})
