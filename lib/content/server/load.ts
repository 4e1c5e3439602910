import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientReturn } from '@sanity/client'
import { type ObjectAttribute, parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'
import { after } from 'next/server'
import { cache } from 'react'
import { outsideRender } from '@/lib/platform/db/server/database'
import { log } from '@/lib/platform/telemetry/server/log'
import { contentClient, currentReader } from './client'
import { rememberPath } from './paths'
import schemaJson from './schema.json'

/** Seconds after which a page is rendered again even if nobody published; publishing renews it at once. */
const longestAge = 3600

type Options = { params?: Record<string, unknown>; tags: [string, ...string[]] }

const tagsOfThisRender = cache(() => new Set<string>())
const tagsOfThisRoute = new AsyncLocalStorage<Set<string>>()

/**
 * The query's published result, cached under the tags (`type:injection`, `id:siteSettings`, `path:/x`) and renewed
 * when one of them is published; in a preview the drafts', asked anew. What is not as its type says is left out.
 * Throws when the CMS can't be reached and nothing is cached.
 */
export async function loadContent<const Query extends string>(
  query: Query,
  { params = {}, tags }: Options,
): Promise<ClientReturn<Query>> {
  const read = currentReader()
  if (read) return validateResult(query, await read(query, params), tags) as ClientReturn<Query>
  const used = tagsOfThisRoute.getStore() ?? tagsOfThisRender()
  for (const tag of tags) used.add(tag)
  return (await published(query, JSON.stringify({ params, tags }))) as ClientReturn<Query>
}

/**
 * Once for each rendering. A second request for the same address would be given React's memory of the first one's
 * answer, which Next stores as read now: after a publish in between, an old answer would stand as a new one.
 */
const published = cache(async (query: string, options: string): Promise<unknown> => {
  const { params, tags }: Required<Options> = JSON.parse(options)
  const result = await contentClient().fetch(query, params, { next: { revalidate: longestAge, tags } })
  return validateResult(query, result, tags)
})

/**
 * Records, once the render is done, which tags this path used, so that a publish can renew and warm exactly those
 * pages.
 */
export function recordPath(path: string): void {
  const used = tagsOfThisRender()
  after(() => outsideRender(() => rememberPath(path, [...used])))
}

/** Does the work of a route, which has no render, and records which tags it used. */
export async function recordingPath<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const used = new Set<string>()
  const result = await tagsOfThisRoute.run(used, work)
  recordUse(path, [...used])
  return result
}

/** The same for a route that names its tags itself. */
export function recordUse(path: string, tags: string[]): void {
  after(() => outsideRender(() => rememberPath(path, tags)))
}

const schema = schemaJson as SchemaType
const namedTypes = new Map(schema.map((type) => [type.name, typeOf(type)]))
const resultTypes = new Map<string, TypeNode>()
const maxLines = 5

/**
 * The query's result with everything taken out that is not as the generated types promise, and a line in the log that
 * names the document (docs/decisions/0007-bad-content.md).
 */
export function validateResult(query: string, result: unknown, tags: string[]): unknown {
  const problems: { document?: string; place: string; reason: string }[] = []
  // What there is but one of doesn't ask for its id.
  const [, only] = (tags.length === 1 && /^id:(.+)/.exec(tags[0] ?? '')) || []
  const report = (where: string, problem: string) => {
    const document = documentAt(result, where) ?? only
    problems.push({ document, place: where || tags.join(' '), reason: problem })
  }
  const fitted = fitToType(result, resultType(query), report, (name) => namedTypes.get(name))
  for (const problem of problems.slice(0, maxLines))
    log.error('content', 'Content left out of the page', problem)
  if (problems.length > maxLines)
    log.error('content', 'Content left out of the page in more places', { count: problems.length })
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

/** The id of the innermost document around this place whose id was asked for. */
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

/** Reports what does not fit: where it is (`blocks[2].heading`) and what is wrong with it. */
type Report = (where: string, problem: string) => void
/** Finds a type of the schema by its name. */
type FindType = (name: string) => TypeNode | undefined

type Place = { where: string; report: Report; findType: FindType }
type Objects = Extract<TypeNode, { type: 'object' }>

const misfit = Symbol('misfit')

/**
 * The value as its type promises it: what has another type is null or left out of its list, and reported. So what the
 * generated TypeScript types say of a query's result holds for every document, however it was written.
 */
export function fitToType(value: unknown, type: TypeNode, report: Report, findType: FindType): unknown {
  const fitted = fitValue(value, type, { where: '', report, findType })
  return fitted === misfit ? null : fitted
}

function fitValue(value: unknown, type: TypeNode, place: Place): unknown {
  switch (type.type) {
    case 'unknown':
      return value
    case 'null':
      return value == null ? null : misfit
    case 'inline': {
      const named = place.findType(type.name)
      return named ? fitValue(value, named, place) : value
    }
    case 'union':
      return fitUnion(value, type.of, place)
    case 'array':
      return Array.isArray(value) ? fitList(value, type.of, place) : misfit
    case 'object':
      return isObject(value) ? fitObject(value, type, place) : misfit
    default:
      return typeof value === type.type && (type.value === undefined || type.value === value) ? value : misfit
  }
}

function fitUnion(value: unknown, types: TypeNode[], place: Place): unknown {
  const members = types.flatMap((type) => flatten(type, place.findType))
  const simple = members.filter((member) => member.type !== 'object')
  for (const member of simple) {
    const fitted = fitValue(value, member, place)
    if (fitted !== misfit) return fitted
  }
  if (!isObject(value)) return misfit
  const member = memberFor(value, members.filter(isObjectType))
  return member ? fitObject(value, member, place) : misfit
}

/** The member of this very `_type`; where there is no choice, the only one. */
function memberFor(value: Record<string, unknown>, members: Objects[]): Objects | undefined {
  const own = members.find((member) => typeName(member) !== undefined && typeName(member) === value._type)
  if (own) return own
  const [only, another] = members.filter((member) => typeName(member) === undefined || value._type == null)
  return another ? undefined : only
}

function fitList(values: unknown[], type: TypeNode, place: Place): unknown[] {
  return values.flatMap((value, index) => {
    const where = `${place.where}[${index}]`
    const needsKey = isObject(value) && typeof value._key !== 'string'
    const item = needsKey ? { ...value, _key: `item-${index}` } : value
    const fitted = fitValue(item, type, { ...place, where })
    if (fitted !== misfit) return [fitted]
    place.report(where, problemOf(value))
    return []
  })
}

function fitObject(value: Record<string, unknown>, type: Objects, place: Place): unknown {
  const fitted: Record<string, unknown> = {}
  for (const [name, attribute] of Object.entries(type.attributes)) {
    const where = place.where ? `${place.where}.${name}` : name
    const result = fitAttribute(value[name], attribute, { ...place, where })
    if (result === misfit) return misfit
    if (result !== undefined) fitted[name] = result
  }
  return type.rest ? { ...value, ...fitted } : fitted
}

/** Its value, null or undefined where it may be missing; a misfit where the object is nothing without it. */
function fitAttribute(value: unknown, attribute: ObjectAttribute, place: Place): unknown {
  const fitted = fitValue(value, attribute.value, place)
  if (fitted !== misfit) return fitted
  // An object without its `_type` where only one type is possible.
  if (value == null && attribute.value.type === 'string' && attribute.value.value)
    return attribute.value.value
  if (value != null) place.report(place.where, problemOf(value))
  if (fitValue(null, attribute.value, place) === null) return null
  return attribute.optional ? undefined : misfit
}

function flatten(type: TypeNode, findType: FindType): TypeNode[] {
  if (type.type === 'union') return type.of.flatMap((one) => flatten(one, findType))
  const named = type.type === 'inline' ? findType(type.name) : undefined
  return named ? flatten(named, findType) : [type]
}

function typeName({ attributes }: Objects): string | undefined {
  const type = attributes._type?.value
  return type?.type === 'string' ? type.value : undefined
}

const isObjectType = (type: TypeNode): type is Objects => type.type === 'object'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function problemOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list is not expected there'
  if (isObject(value))
    return value._type ? `a ${value._type} is not expected there` : 'an object is not expected there'
  return `${JSON.stringify(value)?.slice(0, 40)} is not expected there`
}
