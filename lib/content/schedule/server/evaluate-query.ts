import { evaluate, parse } from 'groq-js'
import type { LakeDocument } from '@/lib/content/schedule/shared/overlay-model'

/** The result of a GROQ query over these documents, as the content store gives it; `now()` is the moment. Throws for what groq-js can't do. */
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
