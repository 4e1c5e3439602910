import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Line, publishLog } from '../../lib/platform/cache/server/publish-log'
import {
  clockMarginMs,
  entryName,
  readShared,
  shareFolder,
  writeShared,
} from '../../lib/platform/cache/server/shared-entries'
import { limits, secondsLocked, secondsToWait } from '../../lib/platform/http/server/limits'
import { processValues } from '../../lib/platform/server/process-state'
import { type SharedStore, sharedStore, storeAt } from '../../lib/platform/shared-store/server/shared-store'
import { hasPrograms, ownStore } from '../setup/shared-store'

// docs/decisions/0053-several-nodes.md, with the store that is installed: Valkey or Redis.
describe.runIf(hasPrograms())('what nodes share', () => {
  let server: Awaited<ReturnType<typeof ownStore>>
  beforeAll(async () => {
    server = await ownStore()
  })
  afterAll(() => server.kill())
  afterEach(() => vi.unstubAllEnvs())

  async function newStore(): Promise<SharedStore> {
    const store = storeAt(server.url)
    await store.connect()
    return store
  }

  /** A node that writes down what it hears. */
  async function newNode() {
    const store = await newStore()
    const heard: string[] = []
    const past: string[] = []
    const node = { store, heard, past, missed: 0 }
    const log = publishLog<string>({
      store,
      take: ({ changes }, isPast) => void (isPast ? past : heard).push(...changes),
      mayHaveMissed: () => {
        node.missed += 1
      },
    })
    // On a busy machine the store may be too late for the first look.
    await expect.poll(log.look).toBe(true)
    return Object.assign(node, log)
  }
  const line = (change: string): Line<string> => ({ kind: 'published', at: Date.now(), changes: [change] })

  test('a publish reaches the other node by a call, and one that starts later as past', async () => {
    const [one, other] = [await newNode(), await newNode()]
    one.tell(line('first'))
    await expect.poll(() => other.heard).toEqual(['first'])
    expect(one.heard, 'its own').toEqual([])
    const late = await newNode()
    expect(late.past).toContain('first')
    expect(late.heard).toEqual([])
  })

  test('what was published while the store was away or frozen arrives when it is back, once and in order', async () => {
    const [one, other] = [await newNode(), await newNode()]
    for (const [nth, fault] of (['kill', 'freeze'] as const).entries()) {
      if (fault === 'kill') await server.kill()
      else server.signal('SIGSTOP')
      const began = Date.now()
      one.tell(line(`a${nth}`))
      one.tell(line(`b${nth}`))
      await one.look()
      await other.look()
      expect(Date.now() - began, 'nobody waits for it').toBeLessThan(10_000)
      expect(other.heard).not.toContain(`a${nth}`)
      if (fault === 'kill') await server.start()
      else server.signal('SIGCONT')
      await expect
        .poll(async () => {
          await Promise.all([one.look(), other.look()])
          return other.heard.filter((change) => change.endsWith(String(nth)))
        })
        .toEqual([`a${nth}`, `b${nth}`])
    }
    expect(other.missed).toBeGreaterThan(0)
  })

  test('an emptied store is noticed: what may have been lost is looked for, and what comes then is heard', async () => {
    const [one, other] = [await newNode(), await newNode()]
    await expect.poll(() => one.store.ask(({ text }) => text.flushAll())).toBe('OK')
    const missed = async () => {
      await Promise.all([one.look(), other.look()])
      return one.missed + other.missed
    }
    await expect.poll(missed).toBeGreaterThan(0)
    one.tell(line('after'))
    await expect.poll(() => other.heard).toEqual(['after'])
  })

  test('a stored page is everybody’s, with its binary parts, and older by what clocks may differ', async () => {
    const store = await newStore()
    const entry = {
      lastModified: Date.now(),
      value: { segmentData: new Map([['/', Buffer.from([0, 255])]]) },
    }
    writeShared('/a', serialize(entry), store)
    await expect
      .poll(() => readShared('/a', store))
      .toEqual({ ...entry, lastModified: entry.lastModified - clockMarginMs })
    expect(await readShared('/b', store)).toBeUndefined()
  })

  test('an emptied store gets back what a node has in its folder, and keeps what is newer', async () => {
    const store = await newStore()
    const folder = mkdtempSync(join(tmpdir(), 'ocotillo-pages-'))
    const entry = { lastModified: 5_000, value: { html: 'kept' } }
    for (const key of ['/kept', '/newer']) writeFileSync(join(folder, entryName(key)), serialize(entry))
    writeFileSync(join(folder, 'stale-tags.jsonl'), '')
    writeShared('/newer', serialize({ ...entry, value: { html: 'newer' } }), store)
    await expect.poll(() => readShared('/newer', store)).toBeDefined()
    const kept = async () => {
      await shareFolder(folder, store)
      return readShared('/kept', store)
    }
    await expect.poll(kept).toMatchObject({ value: { html: 'kept' } })
    await expect.poll(() => readShared('/newer', store)).toMatchObject({ value: { html: 'newer' } })
    rmSync(folder, { recursive: true })
  })

  /** What a process of its own has: its memory and its folder; only the store is the same. */
  async function nodeWithPages() {
    vi.resetModules()
    for (const name of ['stale-tags', 'shared-store']) forgetState(name)
    const folder = mkdtempSync(join(tmpdir(), 'ocotillo-pages-'))
    vi.stubEnv('ISR_CACHE_DIR', folder)
    vi.stubEnv('REDIS_URL', server.url)
    const { default: Handler } = await import('../../lib/platform/cache/server/isr-handler')
    const { markStale } = await import('../../lib/platform/cache/server/stale-tags')
    const { sharedStore: ownStoreOf } = await import('../../lib/platform/shared-store/server/shared-store')
    await ownStoreOf()?.connect()
    return { handler: new Handler(), markStale, folder }
  }
  const page = (html: string) => ({
    kind: 'APP_PAGE',
    status: 200,
    html,
    headers: { 'x-next-cache-tags': 'type:shared' },
  })

  test('a page that one node rendered is the other’s, until what it shows is published; its own newer one stays', async () => {
    const key = `/page-${Date.now()}`
    const one = await nodeWithPages()
    await one.handler.set(key, page('first'), { cacheControl: { revalidate: 3600 } })
    const reader = await newStore()
    await expect.poll(() => readShared(key, reader)).toBeDefined()
    const other = await nodeWithPages()
    await expect.poll(() => other.handler.get(key)).toMatchObject({ value: { html: 'first' } })
    // Kept, should the store go away.
    await expect.poll(() => readdirSync(other.folder)).toContain(entryName(key))
    other.markStale(['type:shared'])
    const old = await other.handler.get(key)
    expect(old).toMatchObject({ value: { html: 'first' } })
    expect(old?.lastModified).toBeLessThan(Date.now() - 3600_000)
    vi.useFakeTimers({ now: Date.now() + 5_000, toFake: ['Date'] })
    await other.handler.set(key, page('second'), { cacheControl: { revalidate: 3600 } })
    await expect.poll(() => readShared(key, reader)).toMatchObject({ value: { html: 'second' } })
    const third = await nodeWithPages()
    third.markStale(['type:shared'], Date.now() - 4_000)
    await expect.poll(() => third.handler.get(key)).toMatchObject({ value: { html: 'second' } })
    vi.useRealTimers()
    for (const { folder } of [one, other, third]) rmSync(folder, { recursive: true })
    forgetState('stale-tags')
    forgetState('shared-store')
  })

  test('just after a publish nobody waits for the store: by its clocks it has nothing newer', async () => {
    const key = `/page-${Date.now()}`
    const node = await nodeWithPages()
    await node.handler.set(key, page('own'), { cacheControl: { revalidate: 3600 } })
    node.markStale(['type:shared'])
    const reader = await newStore()
    const ahead = { lastModified: Date.now() + 60_000, value: page('ahead'), tags: ['type:shared'] }
    writeShared(key, serialize(ahead), reader)
    await expect.poll(() => readShared(key, reader)).toMatchObject({ value: { html: 'ahead' } })
    expect(await node.handler.get(key)).toMatchObject({ value: { html: 'own' } })
    vi.useFakeTimers({ now: Date.now() + clockMarginMs, toFake: ['Date'] })
    expect(await node.handler.get(key)).toMatchObject({ value: { html: 'ahead' } })
    vi.useRealTimers()
    rmSync(node.folder, { recursive: true })
    forgetState('stale-tags')
  })

  test('nodes count together; without the store each counts on by itself', async () => {
    vi.stubEnv('REDIS_URL', server.url)
    await sharedStore()?.connect()
    const email = 'together@mail.example'
    for (let nth = 0; nth < limits.recover.max; nth += 1) {
      expect(await secondsToWait('recover', email)).toBeNull()
      // Another node: nothing is in its memory.
      forgetState('rate-limiters')
    }
    const asAnotherNode = (look: typeof secondsToWait) => () => {
      forgetState('rate-limiters')
      return look('recover', email)
    }
    // A count that came too late at the store is made up for.
    await expect.poll(asAnotherNode(secondsToWait)).toBeGreaterThan(3_500)
    await expect.poll(asAnotherNode(secondsLocked)).not.toBeNull()
    forgetState('rate-limiters')
    await server.kill()
    for (let nth = 0; nth < limits.recover.max; nth += 1)
      expect(await secondsToWait('recover', email)).toBeNull()
    expect(await secondsToWait('recover', email)).not.toBeNull()
    await server.start()
    forgetState('shared-store')
  })
})

const forgetState = (name: string) => delete processValues[name]
