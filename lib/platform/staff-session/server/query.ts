import 'server-only'
import type { z } from 'zod'
import { answerJson } from '@/lib/platform/http/server/answer'

/** Hands the checked query of an address on; a wrong or unknown part of it is refused by its name. */
export async function withQuery<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  handle: (query: z.infer<Schema>) => Promise<Response>,
): Promise<Response> {
  const query = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (query.success) return handle(query.data)
  const [issue] = query.error.issues
  const field = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? 'query') : String(issue?.path[0])
  return answerJson(400, { error: 'invalid', field, message: `${field}: ${issue?.message}` })
}
