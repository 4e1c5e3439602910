import { setImmediate } from 'node:timers/promises'
import { documentOfBuildBefore } from '../../cache/server/build-before.ts'
import { staleCount, staleSince } from '../../cache/server/stale-tags.ts'
import { collectYoung } from '../../server/idle-collection.ts'
import { log } from '../../telemetry/server/log.ts'
import { traffic } from '../../telemetry/server/traffic.ts'
import {
  type Answer,
  compressFirst,
  compressWell,
  dataOf,
  makePage,
  type Packed,
  type Page,
  renderPage,
  sizeOf,
} from './page.ts'

/** Some 100 of the largest pages with their data. */
const maxBytes = 64 * 1024 * 1024
/** Some 100 of the largest pages' data as they were: a day's publishes, or the last minute of an import. */
const maxOldBytes = 16 * 1024 * 1024
/** A publish may come again before a page is worth a second of the processor. */
const idleMs = 10_000

/** By path; those asked for last are last. */
const pages = new Map<string, Page>()
const renewals = new Map<string, Promise<Page | Answer>>()
let bytes = 0
let lastAsked: string | undefined
/** By name, the data of pages that were renewed since: somebody may have just got the old page. */
const oldScripts = new Map<string, Packed>()
let oldBytes = 0

/** The finished page of this path, perhaps old; undefined when nobody asked for it lately. */
export function storedPage(path: string): Page | undefined {
  const page = pages.get(path)
  // Of the same page again most of the time.
  if (page && path !== lastAsked) {
    pages.delete(path)
    pages.set(path, page)
    lastAsked = path
  }
  return page
}

/** Those somebody has read. */
const visited = new Set<string>()

/** Somebody reads this stored page: it is worth compressing well. */
export function noteVisit(path: string): void {
  if (visited.has(path) || !pages.has(path)) return
  visited.add(path)
  compressLater()
}

const freshAt = new WeakMap<Page, number>()

/**
 * Whether nothing was published that it shows, and it is not due; costs nothing as long as nothing at all was
 * published.
 */
export function isFresh(page: Page): boolean {
  const { tags, lastModified, dueAt } = page.origin
  if (Date.now() >= dueAt) return false
  const publishes = staleCount()
  if (freshAt.get(page) === publishes) return true
  if (staleSince(tags) >= lastModified) return false
  freshAt.set(page, publishes)
  return true
}

/**
 * The page of this path as it is now, from the store when it is fresh, and what Next answers where nothing is stored:
 * no page, an error. Whoever asks meanwhile waits for the same rendering. When there is no fresh page now, the last
 * good one is answered.
 */
export async function freshPage(path: string): Promise<Page | Answer> {
  const page = pages.get(path)
  if (page && isFresh(page)) return page
  const renewal = renewals.get(path) ?? renew(path).finally(() => renewals.delete(path))
  renewals.set(path, renewal)
  return renewal
}

/**
 * A page's data by their name, made again when another process made them or they were forgotten; undefined when they
 * are no longer that page's.
 */
export async function pageScript(hash: string, path: string): Promise<Packed | undefined> {
  const known = knownScript(hash, path)
  if (known) return known
  const page = await freshPage(path)
  if ('origin' in page && page.origin?.file) await learnOfBuildBefore(page.origin.file)
  return knownScript(hash, path)
}

const learnt = new Map<string, Promise<void>>()

/** A tab that was opened before an update may ask for its data only now: they are kept for one version. */
function learnOfBuildBefore(file: string): Promise<void> {
  const learning =
    learnt.get(file) ??
    documentOfBuildBefore(file).then((html) => {
      if (html) keepOldScript(dataOf(html))
    })
  learnt.set(file, learning)
  return learning
}

function knownScript(hash: string, path: string): Packed | undefined {
  const script = pages.get(path)?.script
  return script?.hash === hash ? script : oldScripts.get(hash)
}

/** How many pages of a publish are so near to their turn that a visitor who asks for one changes nothing. */
const near = 4
let upNext = new Set<string>()

/** Whether a publish renews the page of this path presently. */
export const isUpNext = (path: string): boolean => upNext.has(path)

/** Renews the stored pages that a publish has made old, or the first so many of them, those asked for last first. */
export async function renewOldPages(most = Number.POSITIVE_INFINITY): Promise<void> {
  const old = [...pages].filter(([, page]) => !isFresh(page)).map(([path]) => path)
  old.reverse()
  // One by one: a rendering keeps the processor busy, and two at once are both late.
  for (const [place, path] of old.slice(0, most).entries()) {
    upNext = new Set(old.slice(place, place + near))
    const before = pages.get(path)
    try {
      const page = await freshPage(path)
      if (before && 'bodies' in page) await compressLike(before, page)
    } catch (error) {
      log.warn('front', 'A page could not be renewed', { page: path, error })
    }
    // Whoever waits for this page is answered before the next one takes the processor.
    await setImmediate()
  }
  upNext = new Set()
  // Nobody waits now; whoever waits for the next publish would otherwise wait for this, too.
  if (old.length > 0 && old.length <= most) collectYoung()
}

/** In the ways somebody asked for the page of before. */
const compressLike = (before: Page, page: Page) =>
  Promise.all(
    (['br', 'gzip'] as const)
      .filter((encoding) => before.bodies[encoding])
      .map((encoding) => compressFirst(page, encoding)),
  )

async function renew(path: string): Promise<Page | Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await renderPage(path, { wantsFresh: true })
    traffic().rendered += 1
    if (answer.status >= 500) traffic().failed += 1
    if (answer.origin && answer.status === 200) {
      const page = store(path, makePage(path, answer, answer.origin))
      // Published meanwhile; one that is published all the time is renewed by the next who asks.
      if (isFresh(page) || attempt === 3) return page
    } else if (answer.status >= 500 || (answer.status === 200 && attempt === 3)) {
      return lastGood(path, answer)
    } else if (answer.status !== 200) {
      drop(path)
      return answer
    }
    // Otherwise somebody else's rendering was under way, of which Next answered the page of before.
  }
}

async function lastGood(path: string, failure: Answer): Promise<Page | Answer> {
  const kept = pages.get(path)
  if (kept) return kept
  const answer = await renderPage(path, { wantsFresh: false })
  const { origin, status } = answer
  return origin && status === 200 ? store(path, makePage(path, answer, origin)) : failure
}

function store(path: string, page: Page): Page {
  const before = pages.get(path)
  if (before?.script && before.script.hash !== page.script?.hash) keepOldScript(before.script)
  // One that is renewed keeps its place: nobody asked for it just now. A new one stands behind the last asked for.
  pages.set(path, page)
  if (!before) lastAsked = undefined
  bytes += sizeWithData(page) - (before ? sizeWithData(before) : 0)
  for (const oldest of pages.keys()) {
    if (bytes <= maxBytes) break
    if (oldest !== path) drop(oldest)
  }
  if (visited.has(path)) compressLater()
  return page
}

function keepOldScript(script: Packed): void {
  if (!oldScripts.has(script.hash)) oldBytes += sizeOf(script)
  oldScripts.set(script.hash, script)
  for (const [hash, oldest] of oldScripts) {
    if (oldBytes <= maxOldBytes) break
    oldScripts.delete(hash)
    oldBytes -= sizeOf(oldest)
  }
}

function drop(path: string): void {
  const page = pages.get(path)
  if (!page) return
  pages.delete(path)
  visited.delete(path)
  bytes -= sizeWithData(page)
  if (page.script) keepOldScript(page.script)
}

const sizeWithData = (page: Page) => sizeOf(page) + (page.script ? sizeOf(page.script) : 0)

const wellCompressed = new WeakSet<Page>()
let timer: NodeJS.Timeout | undefined

function compressLater(): void {
  clearTimeout(timer)
  timer = setTimeout(compressNext, idleMs).unref()
}

async function compressNext(): Promise<void> {
  const [, page] = [...pages].findLast(([path, one]) => visited.has(path) && !wellCompressed.has(one)) ?? []
  if (!page) return
  wellCompressed.add(page)
  await compressWell(page)
  if (page.script) await compressWell(page.script)
  timer = setTimeout(compressNext, 100).unref()
}
