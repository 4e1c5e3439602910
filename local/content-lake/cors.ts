import type { MiddlewareHandler } from 'hono'
import { GatewayError } from './errors.ts'
import type { LakeContext, LakeEnv } from './types.ts'

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
