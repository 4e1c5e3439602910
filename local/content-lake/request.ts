import { badRequest, LakeError } from './errors.ts'
import type { LakeContext } from './types.ts'
import { isObject, type Json } from './value.ts'

/** The JSON object in the request's body; 400 for anything else. */
export async function readObject(request: Request): Promise<Json> {
  const text = await request.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
  if (!isObject(body)) throw badRequest('The request body must be a JSON object')
  return body
}

/** GROQ parameters from `$name=<JSON>` in the address; 400 names the one that isn't JSON. */
export function paramsFrom(search: URLSearchParams): Json {
  const params: Json = {}
  for (const [key, value] of search) {
    if (!key.startsWith('$')) continue
    try {
      params[key.slice(1)] = JSON.parse(value)
    } catch {
      throw badRequest(`The parameter ${key} is not valid JSON`)
    }
  }
  return params
}

/** Throws 404 in Sanity's words unless the name is that of the lake's dataset. */
export function checkDataset(name: string | undefined, { dataset }: Pick<LakeContext, 'dataset'>): void {
  if (name === dataset) return
  throw new LakeError(404, 'datasetNotFoundError', `Dataset "${name}" not found`)
}

/** `?name=true`, or its absence. */
export const isSet = (search: URLSearchParams, name: string) => search.get(name) === 'true'
