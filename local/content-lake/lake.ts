import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isControlToken } from '../secrets.ts'
import { systemErrorCode } from '../startup-problem.ts'
import { actionRoutes } from './action-routes.ts'
import { assetRoutes } from './assets.ts'
import { badRequest, LakeError, notFound, OperationError, unauthorized } from './errors.ts'
import { historyRoutes } from './history-routes.ts'
import { listenRoutes, liveRoutes } from './listen-routes.ts'
import { isPublicLoginPath } from './login.ts'
import { mutateRoutes } from './mutate-routes.ts'
import { muxRoutes } from './mux.ts'
import { createIdentify, createWatch } from './people.ts'
import { documentRoutes, queryRoutes } from './read-routes.ts'
import { cors } from './request.ts'
import { sessionRoutes } from './session.ts'
import { openStore } from './store.ts'
import { withAssetAddresses } from './stored-assets.ts'
import type { LakeContext, LakeEnv, LakeOptions } from './types.ts'
import { startWebhooks, type WebhookSender } from './webhooks.ts'

const MUTATION_BYTES = 4 * 1024 * 1024
const VERSION = /^\/v([^/]+)(?=\/)/

/**
 * A local stand-in for the HTTP API of Sanity's Content Lake (docs/contracts/content-lake.md 8: Sanity's API as
 * Studio 6.16 and `@sanity/client` 8 use it). Paths have or lack the version prefix:
 * `/v2025-02-19/data/query/production`.
 */
export async function createContentLake(options: LakeOptions) {
  const { sql, dataset, now } = options
  const store = await openStore({ sql, dataset, now })
  const context: LakeContext = { ...options, store, watch: createWatch(options.people) }
  const webhooks = startWebhooks(context)
  const app = createApp(context)
  app.route('/', faultRoutes(webhooks, options.controlToken))
  return {
    handle: async (request: Request): Promise<Response> => app.fetch(request),
    close: async () => webhooks.stop(),
  }
}

function createApp(context: LakeContext): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>({ getPath: (request) => pathOf(request.url) })
  const unanswered = createUnanswered()
  const identify = createIdentify(context)

  app.use(cors(context))
  app.use(withAssetAddresses)
  app.use(async (c, next) => {
    c.set('apiVersion', new URL(c.req.url).pathname.match(VERSION)?.[1] ?? '1')
    if (!isPublic(c.req.raw)) c.set('identity', await identify(c.req.raw))
    await next()
  })
  for (const path of ['/data/mutate/*', '/data/actions/*', '/data/query/*']) {
    app.use(path, bodyLimit({ maxSize: MUTATION_BYTES, onError: () => tooLarge().toResponse() }))
  }
  const parts = [queryRoutes, documentRoutes, mutateRoutes, actionRoutes, listenRoutes]
  for (const part of [...parts, historyRoutes, sessionRoutes, liveRoutes, assetRoutes])
    app.route('/', part(context))
  app.route(
    '/',
    muxRoutes((request) => app.fetch(request), context.watch),
  )
  app.get('/_unanswered', (c) => c.json(unanswered.list()))

  app.notFound((c) => {
    unanswered.add(c.req.method, c.req.path, 404)
    return notFound(c.req.path).toResponse()
  })
  app.onError((cause, c) => {
    if (cause instanceof OperationError) return cause.toLakeError('mutationError', 0).toResponse()
    if (cause instanceof LakeError) {
      if (cause.status === 501) unanswered.add(c.req.method, c.req.path, 501)
      return cause.toResponse()
    }
    if (cause instanceof RangeError && /call stack/.test(cause.message)) {
      return badRequest('The request is nested too deeply or its query is too long').toResponse()
    }
    // Asked while the stack stops: nobody needs to look at that.
    if (systemErrorCode(cause) === 'CONNECTION_ENDED')
      return new LakeError(503, 'databaseError', 'The local stack is stopping').toResponse()
    console.error('Content lake:', cause)
    return new LakeError(500, 'internalServerError', 'The local content lake failed').toResponse()
  })
  return app
}

const pathOf = (url: string) => new URL(url).pathname.replace(VERSION, '')

/**
 * `_faults` asks for the control token instead of a person's. As at Sanity anybody may hear that something was
 * published, which says nothing about what.
 */
function isPublic({ method, url }: Request): boolean {
  const path = pathOf(url)
  if (isPublicLoginPath(path) || path === '/_faults') return true
  if (method !== 'GET' && method !== 'HEAD') return false
  if (path.startsWith('/data/live/events/')) return !new URL(url).searchParams.has('includeDrafts')
  return ['/images/', '/files/', '/data/ping/'].some((open) => path.startsWith(open))
}

const tooLarge = () =>
  new LakeError(
    413,
    'payloadTooLargeError',
    `The request body is larger than ${MUTATION_BYTES / 1024 / 1024} MB`,
  )

const faults = z.strictObject({ webhooks: z.enum(['drop', 'deliver']) })

/** `POST /_faults {"webhooks":"drop"|"deliver"}`: tests lose webhooks with it. Only with the control token. */
function faultRoutes(sender: WebhookSender, controlToken: string): Hono {
  const app = new Hono()
  app.post('/_faults', async (c) => {
    if (!isControlToken(c.req.raw, controlToken)) throw unauthorized()
    const parsed = faults.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) throw badRequest('The body must be {"webhooks": "drop"} or {"webhooks": "deliver"}')
    sender.isDropping = parsed.data.webhooks === 'drop'
    return c.json(parsed.data)
  })
  return app
}

/** A request that the lake could not serve: Studio asked for something it does not know. */
interface Unanswered {
  method: string
  path: string
  status: 404 | 501
  count: number
}

const MOST = 500

/** Remembers what was asked and not served, so that a browser test can demand that nothing was. */
function createUnanswered() {
  const entries = new Map<string, Unanswered>()
  return {
    add(method: string, path: string, status: 404 | 501): void {
      const key = `${method} ${path} ${status}`
      const entry = entries.get(key)
      if (entry) entry.count += 1
      else if (entries.size < MOST) entries.set(key, { method, path, status, count: 1 })
    },
    list: () => [...entries.values()],
  }
}
