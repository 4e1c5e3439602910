import type { Context, MiddlewareHandler } from 'hono'
import { isObject, type Json } from './documents.ts'
import { badRequest, GatewayError, LakeError } from './errors.ts'
import type { LakeContext, LakeEnv } from './types.ts'

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

const METHODS = 'GET, HEAD, POST, PUT, DELETE, OPTIONS'

/**
 * Lets the pages of the allowed origins in, with their credentials, and refuses every other origin with 403.
 * Requests without an Origin come from servers and from the same origin.
 */
export function cors({ allowedOrigins }: Pick<LakeContext, 'allowedOrigins'>): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (origin === undefined) {
      await next()
      c.res.headers.append('Vary', 'Origin')
      return
    }
    if (!allowedOrigins.includes(origin)) {
      throw new GatewayError(403, 'Forbidden', `CORS Origin not allowed: ${origin}`)
    }
    const isPreflight = c.req.method === 'OPTIONS'
    if (isPreflight) c.res = new Response(null, { status: 204 })
    else await next()
    c.res.headers.set('Access-Control-Allow-Origin', origin)
    c.res.headers.set('Access-Control-Allow-Credentials', 'true')
    c.res.headers.append('Vary', 'Origin')
    if (!isPreflight) return
    const wanted = c.req.header('access-control-request-headers')
    c.res.headers.set('Access-Control-Allow-Methods', METHODS)
    if (wanted) c.res.headers.set('Access-Control-Allow-Headers', wanted)
    c.res.headers.set('Access-Control-Max-Age', '86400')
  }
}

/**
 * The lake's own address as the caller's browser sees it, without a trailing slash: the forwarder's
 * `x-forwarded-host`, `-proto` and `-prefix` when present, else the request's own. Everything before `/v<version>/`,
 * `/images/` or `/files/` is where the lake is mounted.
 */
export function lakeAddress(context: Context): string {
  const url = new URL(context.req.url)
  const mount = url.pathname.match(/^(.*?)\/(?:v[^/]+|images|files)\//)?.[1] ?? ''
  const host = context.req.header('x-forwarded-host')
  if (!host || !/^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)) return `${url.origin}${mount}`
  const scheme = context.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const prefix = context.req.header('x-forwarded-prefix') ?? ''
  const isPath = /^(\/[\w.-]+)*$/.test(prefix)
  return `${scheme}://${host}${isPath ? prefix : ''}${mount}`
}
