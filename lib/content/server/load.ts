import 'server-only'
import type { ClientReturn } from '@sanity/client'
import { parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'
import { after } from 'next/server'
import { cache } from 'react'
import { outsideRender } from '@/lib/platform/db/server/outside-render'
import { contentClient } from './client'
import { fitToType } from './fit-to-type'
import { rememberPath } from './path-map'
import { currentReader } from './reader'
import schemaJson from './schema.json'

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

const schema = schemaJson as SchemaType
const namedTypes = new Map(schema.map((type) => [type.name, typeOf(type)]))
const resultTypes = new Map<string, TypeNode>()
const mostLines = 5

/**
 * The query's result with everything taken out that is not as the generated types promise, and a line in the log that
 * names the document (docs/decisions/0007-bad-content.md).
 */
export function tolerate(query: string, result: unknown, tags: string[]): unknown {
  const problems: string[] = []
  const report = (where: string, problem: string) => {
    problems.push(`${documentAt(result, where) ?? tags.join(' ')}: ${where || 'all of it'}: ${problem}`)
  }
  const fitted = fitToType(result, resultType(query), report, (name) => namedTypes.get(name))
  for (const problem of problems.slice(0, mostLines))
    console.error(`Content left out of the page: ${problem}`)
  if (problems.length > mostLines)
    console.error(`Content left out of the page: ${problems.length} places in all`)
  return fitted
}

function resultType(query: string): TypeNode {
  const known = resultTypes.get(query)
  if (known) return known
  // Which numbers a slice is of makes no other type, but without any it can't be parsed.
  const type = typeEvaluate(parse(query.replace(/\[\$\w+\.\.\.\$\w+\]/g, '[0...1]')), schema)
  resultTypes.set(query, type)
  return type
}

function typeOf(type: SchemaType[number]): TypeNode {
  return type.type === 'document' ? { type: 'object', attributes: type.attributes } : type.value
}

/** The id of the innermost document around this place. */
function documentAt(result: unknown, where: string): string | undefined {
  let id: string | undefined
  let here = result
  for (const part of ['', ...(where.match(/[^.[\]]+/g) ?? [])]) {
    if (part) here = (here as Record<string, unknown> | null | undefined)?.[part]
    const found = (here as { _id?: unknown } | null | undefined)?._id
    if (typeof found === 'string') id = found
  }
  return id
}
