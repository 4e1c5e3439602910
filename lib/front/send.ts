import type { IncomingMessage, ServerResponse } from 'node:http'
import { everywhere, pageHeaders } from '../security/headers.ts'
import { withoutInlineScripts } from '../security/inline-scripts.ts'
import { finishAnswer } from './finish-answer.ts'
import { type Encoding, encodingFor, type Packed, type Page } from './page.ts'
import type { Answer } from './render.ts'
import { site } from './site.ts'

/** Other stores forget it after a second; a browser asks whether it is still the same (docs/decisions/0027-front.md). */
const cacheControl = 'public, max-age=0, s-maxage=1'
const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'

const policyName = 'content-security-policy'

type Headers = Record<string, string>

/** Sends a finished page, with headers made now: they follow from settings that may have changed since it was rendered. `more`: further ones. */
export function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  more: Headers,
): void {
  send(page, request, response, pageHeadersNow()[page.script ? 'finished' : 'plain'], more)
}

/** Sends a page's data: its name says what it holds, so it is kept for good. */
export function sendScript(script: Packed, request: IncomingMessage, response: ServerResponse): void {
  send(script, request, response, scriptHeaders, {})
}

const scriptHeaders: Headers = {
  ...everywhere,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
  'content-type': 'text/javascript; charset=utf-8',
}

type PageHeaders = { finished: Headers; plain: Headers }
/** The same objects until the policies change. */
const made = new WeakMap<Headers, PageHeaders>()
const noPolicies: Headers = {}

function pageHeadersNow(): PageHeaders {
  const policies = site().policies?.headers ?? noPolicies
  const known = made.get(policies)
  if (known) return known
  const plain: Headers = {
    ...pageHeaders,
    ...policies,
    'cache-control': cacheControl,
    'speculation-rules': '"/speculation-rules.json"',
    vary,
    'content-type': 'text/html; charset=utf-8',
  }
  const policy = plain[policyName]
  const finished = policy ? { ...plain, [policyName]: withoutInlineScripts(policy) } : plain
  made.set(policies, { finished, plain })
  return { finished, plain }
}

function send(
  packed: Packed,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  common: Headers,
  more: Headers,
): void {
  const encoding = encodingFor(String(headers['accept-encoding'] ?? ''))
  const body = packed.bodies[encoding]
  const { ofAnswer, ofBody } = linesOf(packed, encoding, common)
  const own = [...ofAnswer]
  for (const name in more) own.push(name, more[name] ?? '')
  if (isKnown(headers['if-none-match'], packed.hash)) {
    response.writeHead(304, own).end()
    return
  }
  response.writeHead(200, [...own, ...ofBody])
  response.end(method === 'HEAD' ? undefined : body)
}

/** Names and values in turns. */
type Lines = { common: Headers; body: Buffer; ofAnswer: string[]; ofBody: string[] }
const lines = new WeakMap<Packed, Partial<Record<Encoding, Lines>>>()

/** Made once for each encoding: making them anew takes longer than sending the page. */
function linesOf(packed: Packed, encoding: Encoding, common: Headers): Lines {
  const known = lines.get(packed) ?? {}
  const body = packed.bodies[encoding]
  const before = known[encoding]
  if (before?.common === common && before.body === body) return before
  const { 'content-type': type = '', ...rest } = common
  const fresh = {
    common,
    body,
    ofAnswer: ['etag', `"${packed.hash}-${encoding}"`, ...Object.entries(rest).flat()],
    ofBody: [
      ...['content-type', type, 'content-length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
  }
  lines.set(packed, { ...known, [encoding]: fresh })
  return fresh
}

/** Passes on what Next answered instead of a page. */
export function sendAnswer(
  { status, headers, body }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !hopByHop.has(name)) response.setHeader(name, value)
  response.statusCode = status
  if (request.method === 'HEAD') return void response.end()
  finishAnswer(request, response)
  response.end(body)
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

const isKnown = (told: string | undefined, hash: string): boolean =>
  !!told
    ?.split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '').startsWith(`"${hash}-`))
