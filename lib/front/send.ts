import type { IncomingMessage, ServerResponse } from 'node:http'
import { everywhere, pageHeaders } from '../security/headers.ts'
import { encodingFor, type Packed, type Page } from './page.ts'
import type { Answer } from './render.ts'
import { site } from './site.ts'

/** Other stores forget it after a second; a browser asks whether it is still the same (docs/decisions/0027-front.md). */
const cacheControl = 'public, max-age=0, s-maxage=1'
const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

/** Sends a finished page, with headers made now: they follow from settings that may have changed since it was rendered. `more`: further ones. */
export function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  more: Record<string, string>,
): void {
  send(page, request, response, {
    ...more,
    ...pageHeaders,
    ...site().policies?.[page.script ? 'finished' : 'plain'],
    'cache-control': cacheControl,
    vary,
    'content-type': 'text/html; charset=utf-8',
  })
}

/** Sends a page's data: its name says what it holds, so it is kept for good. */
export function sendScript(script: Packed, request: IncomingMessage, response: ServerResponse): void {
  send(script, request, response, {
    ...everywhere,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-type': 'text/javascript; charset=utf-8',
  })
}

function send(
  { hash, bodies }: Packed,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { 'content-type': type, ...more }: Record<string, string>,
): void {
  const encoding = encodingFor(String(headers['accept-encoding'] ?? ''))
  const common = { ...more, etag: `"${hash}-${encoding}"` }
  if (isKnown(headers['if-none-match'], hash)) {
    response.writeHead(304, common).end()
    return
  }
  const body = bodies[encoding]
  response.writeHead(200, {
    ...common,
    'content-type': type,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(method === 'HEAD' ? undefined : body)
}

/** Passes on what Next answered instead of a page. */
export function sendAnswer(
  { status, headers, body }: Answer,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !hopByHop.has(name)) response.setHeader(name, value)
  response.writeHead(status)
  response.end(method === 'HEAD' ? undefined : body)
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

const isKnown = (told: string | undefined, hash: string): boolean =>
  !!told
    ?.split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '').startsWith(`"${hash}-`))
