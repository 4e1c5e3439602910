import { seedDocuments } from '../content/documents.ts'

type Handle = (request: Request) => Promise<Response>
type SeedDocument = { _id: string; _type: string; [field: string]: unknown }

/**
 * Publishes the first edition of the content as this person, unless the lake holds published documents. First drafts and
 * then their publication, as in the Studio, so that the history of each document can be opened there.
 */
export async function seedLake(handle: Handle, token: string): Promise<void> {
  const call = async (path: string, body?: unknown) => {
    const response = await handle(
      new Request(`http://lake/v2025-02-19/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    if (!response.ok) throw new Error(`The content could not be seeded: ${await response.text()}`)
    return response.json()
  }
  const query = encodeURIComponent('count(*[!(_type match "sanity.*") && !(_id match "_.*")])')
  const { result } = await call(`data/query/production?query=${query}&perspective=published`)
  if (result > 0) return

  const documents: SeedDocument[] = seedDocuments()
  const types = new Map(documents.map(({ _id, _type }) => [_id, _type]))
  await call('data/mutate/production', {
    mutations: documents.map((document) => ({
      createOrReplace: { ...asDraft(document, types), _id: `drafts.${document._id}` },
    })),
  })
  await call('data/actions/production', {
    actions: documents.map(({ _id }) => ({
      actionType: 'sanity.action.document.publish',
      publishedId: _id,
      draftId: `drafts.${_id}`,
    })),
  })
}

/** References to what is not published yet are weak until then, as the Studio writes them. */
function asDraft<Value>(value: Value, types: ReadonlyMap<string, string>): Value
function asDraft(value: unknown, types: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => asDraft(item, types))
  if (typeof value !== 'object' || value === null) return value
  const type = '_ref' in value && typeof value._ref === 'string' ? types.get(value._ref) : undefined
  if (type) return { ...value, _weak: true, _strengthenOnPublish: { type } }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asDraft(item, types)]))
}
