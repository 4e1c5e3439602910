import 'server-only'
import { defineQuery } from 'groq'
import { markStale } from '@/lib/platform/cache/server/stale-tags'
import { site } from '@/lib/platform/front/server/site'
import { processState } from '@/lib/platform/server/process-state'
import { remembered } from '@/lib/platform/server/remembered'
import { log } from '@/lib/platform/telemetry/server/log'
import { addressedTypes, addressOf, isAddressed } from '../shared/detail-path.ts'
import type { ContentChange } from './changes'
import { contentClient } from './client'
import { safeHref } from './safe-href'
import { readSeen, seenPaths } from './seen'

export type Address =
  | { kind: 'page' }
  | { kind: 'redirect'; to: string; isPermanent: boolean }
  | { kind: 'unknown' }
  | { kind: 'unanswered' }

const addressesQuery = defineQuery(`{
  "count": count(array::unique(*[_type in ${addressedTypes}]{ "path": ${addressOf} }[defined(path)].path)),
  "changed": *[_type in ${addressedTypes} && _updatedAt >= $since]{ "path": ${addressOf}, _updatedAt }[defined(path)],
  "redirects": *[_type == "redirect" && defined(from) && defined(to)] { from, to, isPermanent }
}`)

/** How long an answer of the CMS holds for addresses no page has: anybody can invent those. */
const holdsMs = 10_000
const timeoutMs = 4_000
/** After a failure the CMS is left alone for a moment. */
const restMs = 1_000

type State = {
  paths: Set<string>
  /** When the latest page was published whose path is known from the CMS itself. */
  latest: string
  redirects: Redirect[]
  /** How many publishes were learned: an answer asked for before one of them may be older than it. */
  learned: number
  isFailing: boolean
}
const state = () =>
  processState(
    'addresses',
    (): State => ({
      paths: seenPaths(readSeen()),
      latest: '',
      redirects: [],
      learned: 0,
      isFailing: false,
    }),
  )

/** Whether a page has this path, as far as this process knows: it costs nothing, and holds while the CMS is away. */
export const isPagePath = (path: string): boolean => state().paths.has(path)

/** Whether the CMS answered when it was last asked for an address; without it nobody can say that there is none. */
export const isAnswered = (): boolean => !state().isFailing

/**
 * What is at a path: known pages are answered from memory, others by the CMS, at most every 10 s (ROUTE-030). Never
 * throws.
 */
export async function lookUpAddress(path: string): Promise<Address> {
  if (isPagePath(path)) return { kind: 'page' }
  const isAnswered = await isUpToDate()
  if (isPagePath(path)) return { kind: 'page' }
  const target = followRedirect(path, state().redirects)
  if (target) return { kind: 'redirect', ...target }
  return { kind: isAnswered ? 'unknown' : 'unanswered' }
}

/** Takes published changes into account at once; the CMS is asked again for the next unknown address. */
export function learnAddresses(changes: ContentChange[]): void {
  const { paths } = state()
  for (const { _type, path, previousPath, operation } of changes) {
    if (!isAddressed(_type)) continue
    if (previousPath && previousPath !== path) paths.delete(previousPath)
    if (path && operation === 'delete') paths.delete(path)
    else if (path) paths.add(path)
  }
  if (changes.some(({ _type }) => isAddressed(_type) || _type === 'redirect')) state().learned += 1
  look.forget()
}

/**
 * Takes over every path there is, as a look at all pages found them. One that came and went between two looks, its
 * news lost, would be held for a page's for ever; one that came since the look is asked for.
 */
export function learnAllPaths(paths: Set<string>): void {
  state().paths = paths
  look.forget()
}

const look = remembered('addresses-look', {
  load: () =>
    ask().catch((error: unknown) => {
      state().isFailing = true
      log.warn('content', 'The CMS could not be asked for an address', { error })
      throw error
    }),
  holdsMs,
  restMs,
})

const isUpToDate = (): Promise<boolean> =>
  look.get().then(
    () => true,
    () => false,
  )

async function ask(since = state().latest, isSecond = false): Promise<void> {
  const { learned } = state()
  const signal = AbortSignal.timeout(timeoutMs)
  const options = { cache: 'no-store', signal } as const
  const { count, changed, redirects } = await contentClient().fetch(addressesQuery, { since }, options)
  const known = state()
  const found = new Set(since ? known.paths : [])
  for (const { path } of changed) if (typeof path === 'string') found.add(path)
  // One is gone, or has another path: which one only all of them tell.
  if (since && found.size !== count) return ask('')
  // What was published unnoticed: the pages' own cache has to forget that there was nothing.
  const fresh = [...found].filter((path) => !known.paths.has(path))
  if (fresh.length > 0) markStale([...fresh.map((path) => `path:${path}`), 'list:page-paths'])
  if (known.learned !== learned && !isSecond) return ask(since, true)
  const latest = [known.latest, ...changed.map(({ _updatedAt }) => _updatedAt)].sort().at(-1)
  Object.assign(known, { paths: found, latest, redirects, isFailing: false })
}

type Redirect = { from: string | null; to: string | null; isPermanent: boolean | null }
type Target = { to: string; isPermanent: boolean }

/** Where a path leads after all redirects in a row, or null: there is none, it leads in a circle or nowhere safe. */
export function followRedirect(path: string, redirects: Redirect[]): Target | null {
  const byPath = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  const passed = new Set<string>()
  let isPermanent = true
  for (let here = path; ; ) {
    const next = byPath.get(here)
    if (!next) return passed.size > 0 ? { to: here, isPermanent } : null
    const to = targetOf(next)
    passed.add(here)
    if (!to || passed.has(to)) {
      log.error(
        'content',
        to ? 'A redirect in a circle was left out' : 'A redirect to nowhere was left out',
        {
          page: here,
        },
      )
      return null
    }
    isPermanent &&= next.isPermanent === true
    here = to
  }
}

/** Only this site or https: what an editor wrote is checked once more here. */
function targetOf({ to }: Redirect): string | undefined {
  const href = typeof to === 'string' ? safeHref(to) : undefined
  return href && (href.startsWith('/') || href.startsWith('https://')) ? href : undefined
}

/** From now on the front answers for pages. */
export function tellFront(): void {
  site().isPagePath = isPagePath
}
