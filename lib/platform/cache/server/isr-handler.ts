import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { log } from '../../telemetry/server/log.ts'
import { currentRendering, nothingHere, notNow } from './rendering.ts'
import { clockMarginMs, entryName, forgetShared, readShared, writeShared } from './shared-entries.ts'
import { markStale, staleSince } from './stale-tags.ts'

type Value = { kind?: string; status?: number; tags?: string[]; headers?: Record<string, unknown> }
type Entry = { lastModified: number; value: Value; tags: string[]; cacheControl?: CacheControl }
type CacheControl = { revalidate?: number | false }
type Context = { tags?: string[]; softTags?: string[]; cacheControl?: CacheControl }

let writes = 0
const longAgo = 30 * 24 * 3600 * 1000
/** Finished pages are kept by the front: these are what a rendering reads again. */
const maxBytes = 32 * 1024 * 1024
const memory = new Map<string, Entry>()
let bytes = 0
const sizes = new WeakMap<Entry, number>()
/** Renderings and queries under way: since when, and how many at once (pages share what they ask). */
const underWay = new Map<string, { since: number; count: number }>()
const maxUnderWay = 500
/** One that has not ended by then has failed. */
const longestMs = 30_000

/**
 * Next's `cacheHandler`: pages and queries in memory, when ISR_CACHE_DIR is set in that folder, so that they belong to
 * the data folder and not to the build, and when REDIS_URL is set for all nodes. A stale entry is returned as old instead of being dropped: Next
 * serves it and refreshes behind it, and a failed refresh leaves the last good page
 * (docs/contracts/reliability-security.md 3.1).
 */
export default class IsrHandler {
  async get(key: string, context: Context = {}) {
    const entry = await findEntry(key, context)
    if (!entry) {
      noteStart(key)
      return null
    }
    remember(key, entry)
    const isStale = isOld(entry, context)
    if (isPage(entry) && currentRendering()?.wantsFresh && (isStale || dueAt(entry) <= Date.now())) {
      noteStart(key)
      return null
    }
    noteOrigin(key, entry)
    if (!isStale) return entry
    noteStart(key)
    return { ...entry, lastModified: Date.now() - longAgo }
  }

  async set(key: string, value: Value | null, context: Context = {}) {
    // What is being stored was read when its rendering began; a publish since then must still find it stale.
    const lastModified = noteEnd(key, value?.kind === 'FETCH')
    // Addresses that do not exist are endless: keeping them would let anybody fill the disk. A page that is gone must go.
    if (!value || value.status === 404) return forget(key)
    if (tagsOfPage(value).includes(nothingHere)) return forget(key)
    if (tagsOfPage(value).includes(notNow)) return
    const entry: Entry = {
      lastModified,
      value,
      tags: [...(context.tags ?? []), ...(value.tags ?? []), ...tagsOfPage(value)],
      cacheControl: context.cacheControl,
    }
    remember(key, entry)
    noteOrigin(key, entry)
    // Whoever waits for it comes first: half a megabyte takes a while to write out, and to send to the store.
    await setImmediate()
    // Forgotten or renewed meanwhile.
    if (memory.get(key) !== entry) return
    const bytes = serialize(entry)
    writeShared(key, bytes)
    await writeEntry(key, bytes)
  }

  async revalidateTag(tags: string | string[]) {
    markStale([tags].flat())
  }

  resetRequestCache() {}
}

/** This node's own, unless it is old and another node has a newer one. */
async function findEntry(key: string, context: Context): Promise<Entry | undefined> {
  const own = memory.get(key) ?? (await readEntry(key))
  if (own && !isOld(own, context) && dueAt(own) > Date.now()) return own
  // Another node's counts as so much older than it is: none is newer than a publish of just now.
  if (own && oldSince(own, context) > Date.now() - clockMarginMs) return own
  const shared = await readShared<Entry>(key)
  if (!shared || shared.lastModified <= (own?.lastModified ?? 0)) return own
  void writeEntry(key, serialize(shared))
  return shared
}

const oldSince = (entry: Entry, { tags, softTags }: Context) =>
  staleSince([...entry.tags, ...(tags ?? []), ...(softTags ?? [])])

const isOld = (entry: Entry, context: Context) => oldSince(entry, context) >= entry.lastModified

/** Or a file made of pages, such as their Markdown; never one of the queries that either asks. */
const isPage = ({ value }: Entry) => value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE'

function dueAt({ lastModified, cacheControl }: Entry): number {
  const seconds = cacheControl?.revalidate
  return seconds ? lastModified + seconds * 1000 : Number.POSITIVE_INFINITY
}

/** The front keeps the page that is answered, and has to know when it is old. */
function noteOrigin(key: string, entry: Entry): void {
  const rendering = currentRendering()
  if (!rendering || !isPage(entry)) return
  const { tags, lastModified } = entry
  rendering.origin = { tags, lastModified, dueAt: dueAt(entry), file: entryName(key) }
}

function noteStart(key: string) {
  const noted = underWay.get(key)
  if (noted && noted.since > Date.now() - longestMs) noted.count += 1
  else underWay.set(key, { since: Date.now(), count: 1 })
  // One that failed leaves its note behind.
  const [oldest] = underWay.size > maxUnderWay ? underWay.keys() : []
  if (oldest !== undefined) underWay.delete(oldest)
}

/**
 * When what is being stored was read at the earliest: which one of several queries has ended is not known. Next
 * renders a page once at a time.
 */
function noteEnd(key: string, isQuery: boolean): number {
  const noted = underWay.get(key)
  if (!noted) return Date.now()
  noted.count -= 1
  if (noted.count === 0 || !isQuery) underWay.delete(key)
  return noted.since
}

function tagsOfPage(value: Value): string[] {
  const header = value.headers?.['x-next-cache-tags']
  return typeof header === 'string' ? header.split(',') : []
}

function remember(key: string, entry: Entry) {
  leaveMemory(key)
  memory.set(key, entry)
  bytes += sizeOf(entry)
  for (const oldest of memory.keys()) {
    if (bytes <= maxBytes || oldest === key) break
    leaveMemory(oldest)
  }
}

function leaveMemory(key: string) {
  const entry = memory.get(key)
  if (!entry) return
  memory.delete(key)
  bytes -= sizeOf(entry)
}

function sizeOf(entry: Entry): number {
  const known = sizes.get(entry) ?? bytesIn(entry.value)
  sizes.set(entry, known)
  return known
}

/** About as much as it takes, without writing it out. */
function bytesIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  if (ArrayBuffer.isView(value)) return value.byteLength
  const parts: Iterable<unknown> = value instanceof Map ? value.values() : Object.values(value)
  let sum = 64
  for (const part of parts) sum += bytesIn(part)
  return sum
}

async function forget(key: string) {
  leaveMemory(key)
  forgetShared(key)
  const directory = process.env.ISR_CACHE_DIR
  if (directory) await rm(fileOf(directory, key), { force: true })
}

const fileOf = (directory: string, key: string) => join(directory, entryName(key))

async function readEntry(key: string): Promise<Entry | undefined> {
  const directory = process.env.ISR_CACHE_DIR
  if (!directory) return undefined
  try {
    return deserialize(await readFile(fileOf(directory, key)))
  } catch {
    return undefined
  }
}

async function writeEntry(key: string, bytes: Buffer) {
  const directory = process.env.ISR_CACHE_DIR
  if (!directory) return
  const file = fileOf(directory, key)
  try {
    await mkdir(directory, { recursive: true })
    const part = `${file}.${process.pid}.${++writes}`
    await writeFile(part, bytes)
    await rename(part, file)
  } catch (error) {
    // A full disk must not take the page down: it is still in memory.
    log.warn('cache', 'The page cache could not be written', { error })
  }
}
