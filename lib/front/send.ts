import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageHeaders } from '../security/headers.ts'
import { encodingFor, type Page } from './page.ts'
import type { Answer } from './render.ts'
import { site } from './site.ts'

/** Other stores forget it after a second; a browser asks whether it is still the same (docs/decisions/0027-front.md). */
const cacheControl = 'public, max-age=0, s-maxage=1'
const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

/** Sends a finished page, with headers made now: they follow from settings that may have changed since it was rendered. `more`: further ones. */
export function sendPage(
  { hash, bodies }: Page,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  more: Record<string, string>,
): void {
  const encoding = encodingFor(String(headers['accept-encoding'] ?? ''))
  const common = {
    ...more,
    ...pageHeaders,
    ...site().policy,
    'cache-control': cacheControl,
    vary,
    etag: `"${hash}-${encoding}"`,
  }
  if (isKnown(headers['if-none-match'], hash)) {
    response.writeHead(304, common).end()
    return
  }
  const body = bodies[encoding]
  response.writeHead(200, {
    ...common,
    'content-type': 'text/html; charset=utf-8',
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
