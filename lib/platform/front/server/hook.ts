import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { currentRendering } from '../../cache/server/rendering.ts'
import { everywhere } from '../../security/server/headers.ts'
import { clientAddress, isTrusted } from '../../server/client-address.ts'
import { env } from '../../server/env.ts'
import { collectWhenIdle } from '../../server/idle-collection.ts'
import { isLogged, log, takeInConsole } from '../../telemetry/server/log.ts'
import { requestIdHeader, routeOf, withinCall } from '../../telemetry/server/request.ts'
import { noteCall, traffic } from '../../telemetry/server/traffic.ts'
import { sendBuiltFile } from './built-file.ts'
import { closeSoon } from './close.ts'
import { finishAnswer } from './finish-answer.ts'
import { renderWith } from './page.ts'
import { freshPage, isFresh, isUpNext, noteVisit, pageScript, renewOldPages, storedPage } from './pages.ts'
import {
  mayBeDocument,
  type PageRequest,
  pageRequest,
  type Refusal,
  refusalOf,
  type Site,
} from './requests.ts'
import { cacheControl, sendAnswer, sendPage, sendScript, skipBody } from './send.ts'
import { site } from './site.ts'

// Stands before Next's router in Next's own server (`node --import`), so that no custom server is needed: what no
// route, no page and no proxy.ts can reach (docs/decisions/0027-front.md).
const { isLive, port, siteUrl, trustedProxies } = env
const own: Site = { isLive, port, host: new URL(siteUrl).host, isDev: process.env.NODE_ENV !== 'production' }
const always: Record<string, string> =
  isLive && siteUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {}

/**
 * What a client could pretend: whose call it is, and by which name and protocol it came. Only a proxy of ours may say
 * so.
 */
const proxyWords = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip', 'forwarded']
const pageScriptAddress = /^\/_page\/([\w-]{22})\.js\?(of=[^&#]+)$/
const proxyId = /^[\w-]{8,64}$/

const { createServer } = http
http.createServer = ((...args: unknown[]) => {
  const listener = args.at(-1)
  return typeof listener === 'function'
    ? closeSoon(createServer(...(args.slice(0, -1) as [object]), inFront(listener as RequestListener)))
    : createServer(...(args as [object]))
}) as typeof createServer

// Next measures whatever it stores by its length as JSON, which matters for queries only: a page's data, a Buffer, would
// become a list of numbers, a tenth of the time a publish takes.
const { toJSON } = Buffer.prototype
Buffer.prototype.toJSON = function () {
  return currentRendering() ? { type: 'Buffer', data: [] } : toJSON.call(this)
}

if (!own.isDev) takeInConsole()
if (!own.isDev) site().renewOldPages = renewOldPages
collectWhenIdle()

function inFront(next: RequestListener): RequestListener {
  renderWith(next)
  const counted = traffic()
  const shared = site()
  const noting = isLogged('debug')
  return (request, response) => {
    const { peer, isBehindProxy, isOwnMachine } = peerOf(request.socket)
    const id = idOf(request, isBehindProxy)
    const { method = '', url: target = '', headers } = request
    const asked = own.isDev ? null : pageRequest(method, target, headers, shared.isPagePath)
    // First of all, because most calls end here; no page is refused by anything but the host.
    const isOurHost = !own.isLive || headers.host === own.host
    const page = isOurHost && asked && !asked.isData && storedPage(asked.path)
    if (page) {
      counted.stored += 1
      skipBody(request)
      if (noting) noteCall({ method, route: '/[[...slug]]', page: asked.path }, response)
      sendPage(page, request, response, always, id, asked.orPage !== undefined)
      // HEAD is how pages are made ready.
      if (method === 'GET') noteVisit(asked.path)
      if (isFresh(page)) return
      counted.stale += 1
      return isUpNext(asked.path) ? undefined : renewBehind(asked.path)
    }
    const path = target.split(/[?#]/, 1)[0] ?? ''
    const route = routeOf(path)
    noteCall({ method, route, ...(shared.isPagePath(path) && { page: path }) }, response)
    const refusal = refusalOf({ method, target, host: headers.host, isOwnMachine }, own)
    nameCaller(request, peer, isBehindProxy)
    request.headers[requestIdHeader] = id
    completeHeaders(response, { ...always, [requestIdHeader]: id })
    if (refusal) return refuse(response, refusal)
    if (target.startsWith('/_page/')) return guarded(() => answerScript(target, request, response), response)
    withinCall({ id, route }, () =>
      guarded(
        () => (asked ? answerPage(asked, next, request, response) : answerRest(next, request, response)),
        response,
      ),
    )
  }
}

/** What no store keeps; documents among it are finished and compressed here instead of by Next. */
async function answerRest(next: RequestListener, request: IncomingMessage, response: ServerResponse) {
  if (!own.isDev && (await sendBuiltFile(request, response))) return
  if (!own.isDev && mayBeDocument(request)) {
    finishAnswer(request, response)
    request.headers['accept-encoding'] = 'identity'
    // The page may know the status; Node sends no body to who asked for the head alone.
    if (request.method === 'HEAD') request.method = 'GET'
  }
  return next(request, response)
}

type Peer = { peer: string; isBehindProxy: boolean; isOwnMachine: boolean }
const peers = new WeakMap<Socket, Peer>()

/** Whom a connection comes from, looked up once for all its calls. */
function peerOf(socket: Socket): Peer {
  const known = peers.get(socket)
  if (known) return known
  const peer = socket.remoteAddress ?? ''
  const found = { peer, isBehindProxy: isTrusted(trustedProxies, peer), isOwnMachine: isLoopback(peer) }
  peers.set(socket, found)
  return found
}

/** The first who asks for a page waits for it; a page's data is as fresh as the page. */
async function answerPage(
  { path, isData, orPage }: PageRequest,
  next: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = await freshPage(path)
  const hasNone = orPage !== undefined && 'status' in asked && asked.status === 404
  const found = hasNone ? await freshPage(orPage) : asked
  if (request.method === 'GET') noteVisit(hasNone ? orPage : path)
  if (isData) await next(request, response)
  else if ('bodies' in found)
    sendPage(found, request, response, always, String(request.headers[requestIdHeader]), orPage !== undefined)
  else sendAnswer(found, request, response)
}

async function answerScript(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, hash = '', query = ''] = pageScriptAddress.exec(target) ?? []
  const page = new URLSearchParams(query).get('of') ?? ''
  const script = site().isPagePath(page) ? await pageScript(hash, page) : undefined
  if (script) sendScript(script, request, response)
  else refuse(response, { status: 404, text: 'There is nothing here.' })
}

function renewBehind(path: string): void {
  freshPage(path).catch((error) => log.warn('front', 'A page could not be renewed', { page: path, error }))
}

function guarded(work: () => unknown, response: ServerResponse): void {
  Promise.resolve(work()).catch((error: unknown) => {
    log.error('front', 'A call could not be answered', { error })
    response.destroy()
  })
}

function nameCaller(request: IncomingMessage, peer: string, isBehindProxy: boolean): void {
  const forwarded = request.headers['x-forwarded-for']
  const told = Array.isArray(forwarded) ? forwarded.join() : forwarded
  request.headers['x-forwarded-for'] = clientAddress(trustedProxies, peer, told)
  if (!isBehindProxy) for (const name of proxyWords) delete request.headers[name]
}

function idOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const told = request.headers[requestIdHeader]
  return isBehindProxy && typeof told === 'string' && proxyId.test(told) ? told : randomUUID()
}

const isLoopback = (address: string) => isIP(address) > 0 && /^(?:::ffff:)?127\.|^::1$/.test(address)

/** For answers that bring no policy of their own and are no page of ours. */
const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Sees to it that no answer leaves without what every answer has: no store keeps a refusal, nor anything for as long
 * as Next would have it, which is past the next publish; and a document has a policy.
 */
function completeHeaders(response: ServerResponse, always: Record<string, string>): void {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...more: unknown[]) => {
    const type = String(response.getHeader('content-type') ?? '')
    if (status >= 400) response.setHeader('cache-control', 'no-store')
    else if (type.startsWith('text/x-component')) response.setHeader('cache-control', 'private, max-age=0')
    else if (/s-maxage/.test(String(response.getHeader('cache-control') ?? '')))
      response.setHeader('cache-control', cacheControl)
    if (type.includes('html') && !response.hasHeader('content-security-policy'))
      response.setHeader('content-security-policy', strictPolicy)
    return writeHead(status, ...more)
  }) as ServerResponse['writeHead']
}

function refuse(response: ServerResponse, { status, text, allow }: Refusal): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-security-policy': strictPolicy,
    ...everywhere,
    ...(allow && { allow }),
    ...(text && { 'content-type': 'text/plain; charset=utf-8' }),
  })
  response.end(text)
}
