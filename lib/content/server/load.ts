import 'server-only'
import type { ClientReturn } from '@sanity/client'
import { after } from 'next/server'
import { cache } from 'react'
import { outsideRender } from '@/lib/platform/db/server/outside-render'
import { contentClient } from './client'
import { rememberPath } from './path-map'
import { currentReader } from './reader'
import { tolerate } from './tolerant'

/** Seconds after which a page is rendered again even if nobody published; publishing renews it at once. */
const longestAge = 3600

type Options = { params?: Record<string, unknown>; tags: [string, ...string[]] }

const tagsOfThisRender = cache(() => new Set<string>())

/**
 * The query's published result, cached under the tags (`type:injection`, `id:siteSettings`, `path:/x`) and renewed when
 * one of them is published; in a preview the drafts', asked anew. What is not as its type says is left out. Throws when the CMS can't be reached and nothing is cached.
 */
export async function loadContent<const Query extends string>(
  query: Query,
  { params = {}, tags }: Options,
): Promise<ClientReturn<Query>> {
  const read = currentReader()
  if (read) return tolerate(query, await read(query, params), tags) as ClientReturn<Query>
  const used = tagsOfThisRender()
  for (const tag of tags) used.add(tag)
  return (await published(query, JSON.stringify({ params, tags }))) as ClientReturn<Query>
}

/**
 * Once for each rendering. A second request for the same address would be given React's memory of the first one's answer,
 * which Next stores as read now: after a publish in between, an old answer would stand as a new one.
 */
const published = cache(async (query: string, options: string): Promise<unknown> => {
  const { params, tags }: Required<Options> = JSON.parse(options)
  const result = await contentClient().fetch(query, params, { next: { revalidate: longestAge, tags } })
  return tolerate(query, result, tags)
})

/** Records, once the render is done, which tags this path used, so that a publish can renew and warm exactly those pages. */
export function recordPath(path: string): void {
  const used = tagsOfThisRender()
  after(() => outsideRender(() => rememberPath(path, [...used])))
}

/** The same for a route, which has no render: it names its tags itself. */
export function recordUse(path: string, tags: string[]): void {
  after(() => outsideRender(() => rememberPath(path, tags)))
}
