import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { StackService } from './stack.ts'
import { StartupProblem, systemErrorCode } from './startup-problem.ts'

/** An answer that says in one sentence what was wrong with the request. */
export function jsonError(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: message }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** What a `Request` can carry: anything else, such as TRACE, is refused before it reaches a service. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export type Routes = { prefixes: string[]; service: StackService }[]

type HttpOptions = { port: number; allowedOrigins: string[]; routes: Routes; health: () => Promise<Response> }

type StackServer = {
  url: string
  port: number
  /** Lets running requests finish (5 s at most), then cuts the open streams. */
  close(): Promise<void>
}

/**
 * Listens on 127.0.0.1 and hands requests to the services. Answers 421 for a foreign Host (DNS rebinding), 403 for
 * a page of a foreign Origin, 405 for a strange method and 400 for an address with a NUL, which PostgreSQL can't hold.
 * @throws {StartupProblem} when the port is taken.
 */
export async function listen({ port, allowedOrigins, routes, health }: HttpOptions): Promise<StackServer> {
  let running = 0
  const hosts = new Set<string>()
  const origins = new Set(allowedOrigins)
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(async (context, next) => {
    if (!hosts.has(context.req.header('host') ?? ''))
      return jsonError(421, 'This is not the host you asked for.')
    const origin = context.req.header('origin')
    if (origin !== undefined && !origins.has(origin))
      return jsonError(403, `Pages of ${origin} may not ask here.`)
    if (!methods.has(context.env.incoming.method ?? '')) return jsonError(405, 'This method is not served.')
    if (context.env.incoming.url?.includes('%00'))
      return jsonError(400, 'The address holds a NUL character (%00).')
    running += 1
    try {
      await next()
    } finally {
      running -= 1
    }
  })
  app.get('/health', health)
  for (const { prefixes, service } of routes) {
    for (const prefix of prefixes) {
      app.all(`${prefix}/*`, (context) => {
        const { socket } = context.env.incoming
        return service.fetch(context.req.raw, socket.remoteAddress ?? '', { drop: () => socket.destroy() })
      })
    }
  }
  app.notFound(() => jsonError(404, 'Nothing is served at this address.'))
  app.onError((error) => {
    console.error(error)
    return jsonError(500, 'The local stack failed; its output says why.')
  })

  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    // Long enough for a large upload; answers, such as event streams, have no limit of their own.
    serverOptions: { requestTimeout: 600_000, headersTimeout: 30_000, keepAliveTimeout: 30_000 },
  }) as Server
  const taken = await bind(server, port)
  for (const name of ['127.0.0.1', 'localhost']) {
    hosts.add(`${name}:${taken}`)
    origins.add(`http://${name}:${taken}`)
  }
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      const deadline = Date.now() + 5_000
      while (running > 0 && Date.now() < deadline) await delay(20)
      await delay(20)
      server.closeAllConnections()
      await closed
    },
  }
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = systemErrorCode(error) === 'EADDRINUSE'
      reject(
        new StartupProblem(
          isTaken
            ? `Port ${port} is taken by another program: stop it, or set OCOTILLO_STACK_PORT to a free port (0 takes any).`
            : `Port ${port} cannot be used (${systemErrorCode(error)}): set OCOTILLO_STACK_PORT to another port.`,
        ),
      )
    })
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

/** Text as it may stand in HTML, also within an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
