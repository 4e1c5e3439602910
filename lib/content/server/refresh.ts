import 'server-only'
import { markStale } from '@/lib/platform/cache/server/stale-tags'
import { site } from '@/lib/platform/front/server/site'
import { processState } from '@/lib/platform/server/process-state'
import { log } from '@/lib/platform/telemetry/server/log'
import { learnAddresses } from './addresses'
import { type ContentChange, tagsOf, tellListeners } from './changes'
import { currentPolicy, learnWidgetAddresses } from './current-policy'
import { keepRedirects } from './keep-redirects'
import { tellNodes } from './other-nodes'
import { pathsSeenHere, pathsUsing, warmPaths } from './paths'
import { noteSeen } from './seen'

/**
 * Makes these published changes visible: every page that used them is rendered again, what follows a publish
 * (lib/app.ts) and the redirects from earlier addresses are written before this resolves. Used by the webhook
 * and by the poll. Throws when they could not be written, so that the caller tries again.
 */
export async function refreshContent(changes: ContentChange[]): Promise<void> {
  for (const some of partsOf(changes, maxAtOnce)) {
    tellNodes('published', some)
    await refreshing().show(some)
    await refreshing().complete(some)
    noteSeen(some)
    tellNodes('written', some)
  }
}

/**
 * Shows what another node has published at this time, by its clock; it also writes what follows. Throws when the CMS
 * does not tell under which policy.
 */
export async function showPublished(changes: ContentChange[], at: number): Promise<void> {
  await refreshing().show(changes)
  // The later of both clocks: a page that node stored before then is old here, too.
  if (at > Date.now()) markStale(changes.flatMap(tagsOf), at)
  await site().renewOldPages?.()
}

const refreshing = () =>
  processState('refreshing', () => ({ show: inBatches(showFirst), complete: inBatches(showRest) }))

/**
 * Whatever else was published waits for one such part of an import; and the CMS for no question about thousands of
 * ids.
 */
const maxAtOnce = 200

async function showFirst(changes: ContentChange[]): Promise<void> {
  await learnWidgetAddresses(changes)
  await currentPolicy()
  markStale(new Set(changes.flatMap(tagsOf)))
  learnAddresses(changes)
  // By itself, so that nothing else takes the processor from it: the page somebody just looked at is the one that is
  // waited for.
  await site().renewOldPages?.(1)
}

async function showRest(changes: ContentChange[]): Promise<void> {
  const { renewOldPages } = site()
  if (renewOldPages) {
    await Promise.all([renewOldPages(), write(changes)])
    return
  }
  const tags = [...new Set(changes.flatMap(tagsOf))]
  // What this process rendered itself it knows without asking the database: visitors are on those pages now.
  const first = new Set([...pagePaths(changes), ...pathsSeenHere(tags)])
  const firstWarm = warmPaths([...first])
  const [stored] = await Promise.all([storedPaths(tags), firstWarm, write(changes)])
  await warmPaths(stored.filter((path) => !first.has(path)))
}

const write = (changes: ContentChange[]) => Promise.all([tellListeners(changes), keepRedirects(changes)])

function pagePaths(changes: ContentChange[]): string[] {
  return changes.flatMap((change) => (change.path ? [change.path] : []))
}

async function storedPaths(tags: string[]): Promise<string[]> {
  try {
    return await pathsUsing(tags)
  } catch (error) {
    log.error('content', 'The stored pages could not be listed', { error })
    return []
  }
}

/** The items, so many at a time. */
export const partsOf = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/**
 * Calls of which one is made at a time: what comes while one is under way is done together in the next. Each caller
 * gets the result of the call that took its items.
 */
export function inBatches<Item>(work: (items: Item[]) => Promise<void>): (items: Item[]) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let next: { items: Item[]; done: Promise<void> } | undefined
  return (items) => {
    if (next) {
      next.items.push(...items)
      return next.done
    }
    const taken = [...items]
    const done = last.then(() => {
      next = undefined
      return work(taken)
    })
    next = { items: taken, done }
    last = done.catch(() => undefined)
    return done
  }
}
