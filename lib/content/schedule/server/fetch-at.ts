import 'server-only'
import type { ClientReturn } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { documentsAt } from '@/lib/content/schedule/shared/content-at'
import type { LakeDocument } from '@/lib/content/schedule/shared/overlay'
import { everyVersionClient } from '@/lib/content/server/client'
import { remembered } from '@/lib/platform/server/remembered'
import { readChangesDueBy } from './groups'

const perPage = 1_000
const publishedQuery = `*[_id > $after && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_id) [0...${perPage}]`

/** A page asks some twenty queries: they look at the same documents, and the next page at new ones. */
const contentAt = remembered('content-at', {
  load: (moment) => readContentAt(new Date(moment)),
  holdsMs: 3_000,
  maxKeys: 5,
})

/**
 * The query's result as it will be at a moment: what is published now, with every change planned until then. Throws
 * when the CMS or the database does not answer.
 */
export async function fetchAt<const Query extends string>(
  query: Query,
  params: Record<string, unknown>,
  at: Date,
): Promise<ClientReturn<Query>> {
  return (await evaluateQuery(
    query,
    params,
    await contentAt.get(at.toISOString()),
    at,
  )) as ClientReturn<Query>
}

async function readContentAt(at: Date): Promise<LakeDocument[]> {
  const [{ changes }, published] = await Promise.all([readChangesDueBy(at), readPublished()])
  const born = { _rev: 'planned', _createdAt: at.toISOString(), _updatedAt: at.toISOString() }
  // What is published for the first time then has no revision yet, and the shop asks for one.
  return documentsAt(published, changes).map((one) => (one._rev ? one : { ...born, ...one }))
}

async function readPublished(): Promise<LakeDocument[]> {
  const documents: LakeDocument[] = []
  for (;;) {
    const after = documents.at(-1)?._id ?? ''
    const page = await everyVersionClient().fetch<LakeDocument[]>(
      publishedQuery,
      { after },
      { cache: 'no-store' },
    )
    documents.push(...page)
    if (page.length < perPage) return documents
  }
}

/**
 * The result of a GROQ query over these documents, as the content store gives it; `now()` is the moment. Throws for
 * what groq-js can't do.
 */
export async function evaluateQuery(
  query: string,
  params: Record<string, unknown>,
  documents: LakeDocument[],
  moment: Date,
): Promise<unknown> {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const value = await evaluate(parse(query, { params }), {
    params,
    dataset: documents,
    timestamp: moment,
    dereference: async ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null,
  })
  return (await value.get()) ?? null
}
