import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { badRequest, LakeError } from './errors.ts'
import { lakeAddress } from './request.ts'
import type { LakeContext, LakeEnv } from './types.ts'

const publicPaths = [
  '/auth/providers',
  '/auth/fetch',
  '/auth/logout',
  '/ping',
  '/check/cors',
  '/intake/batch',
]

/**
 * What is answered without a token: the way to one, and what the browser sends without headers (`sendBeacon` to
 * `intake/batch`).
 */
export const isPublicLoginPath = (path: string) =>
  publicPaths.includes(path) || /^\/auth\/login\/[^/]+$/.test(path)

/**
 * The log-in that the unmodified Studio understands (sanity 6.16, core/store/authStore): it lists `providers`, sends
 * the browser to the chosen `url` with `origin`, comes back with `#sid=` and changes that for a token at
 * `auth/fetch`. Here a provider is a demo person.
 */
export function loginRoutes(context: LakeContext): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const sessions = createLoginSessions()

  app.use('/auth/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
  })

  app.get('/auth/providers', async (c) => {
    const base = `${lakeAddress(c)}/v1/auth/login`
    const providers = (await context.people.members()).map((person) => ({
      name: person.id,
      title: `${person.name}, ${person.title}`,
      url: `${base}/${encodeURIComponent(person.id)}`,
    }))
    return c.json({ providers })
  })

  app.get('/auth/login/:person', async (c) => {
    const person = (await context.people.members()).find((one) => one.id === c.req.param('person'))
    if (!person) throw new LakeError(404, 'notFoundError', 'There is no demo person with this id')
    const target = returnAddress(c.req.query('origin'), context.allowedOrigins)
    target.hash = `sid=${sessions.open(person.token)}`
    return c.redirect(target.href)
  })

  app.get('/auth/fetch', (c) => {
    const token = sessions.take(c.req.query('sid') ?? '')
    if (token) return c.json({ token })
    throw new LakeError(
      401,
      'unauthorizedError',
      'This login was used already or is older than a minute: choose the person again',
    )
  })

  app.get('/auth/id', (c) => {
    const dayMs = 86_400_000
    return c.json({ id: c.get('identity').id, expiry: Math.floor((Date.now() + 30 * dayMs) / 1000) })
  })

  app.post('/auth/logout', (c) => c.json({ ok: true }))

  return app
}

function returnAddress(origin: string | undefined, allowed: string[]): URL {
  const target = origin && URL.canParse(origin) ? new URL(origin) : undefined
  if (!target) throw badRequest('`origin` must be the address to return to after the login')
  if (!allowed.includes(target.origin)) {
    throw badRequest(`\`origin\` ${target.origin} is not one of the addresses that may use this content lake`)
  }
  return target
}

const lifetimeMs = 60_000
const maxAtOnce = 1000

/** Session ids between choosing a person and fetching the token: single use, one minute, at most 1000 at a time. */
export function createLoginSessions(now: () => number = () => performance.now()) {
  const waiting = new Map<string, { token: string; endsAt: number }>()

  return {
    /** A new id for this token; 43 characters, because the Studio ignores ids shorter than 20. */
    open(token: string): string {
      for (const [sid, session] of waiting) {
        if (session.endsAt > now() && waiting.size < maxAtOnce) break
        waiting.delete(sid)
      }
      const sid = randomBytes(32).toString('base64url')
      waiting.set(sid, { token, endsAt: now() + lifetimeMs })
      return sid
    },
    /** The token of this id, once; undefined when it is unknown, used or older than a minute. */
    take(sid: string): string | undefined {
      const session = waiting.get(sid)
      waiting.delete(sid)
      return session && session.endsAt > now() ? session.token : undefined
    },
  }
}
