import type { IncomingMessage, ServerResponse } from 'node:http'
import { everywhere, pageHeaders } from '../../security/server/headers.ts'
import { requestIdHeader } from '../../telemetry/server/request.ts'
import { finishAnswer, withoutInlineScripts } from './finish-answer.ts'
import { type Answer, compressFirst, type Encoding, encodingFor, type Packed, type Page } from './page.ts'
import { site } from './site.ts'

/**
 * Other stores forget it after a second; a browser asks whether it is still the same (docs/decisions/0027-front.md).
 */
export const cacheControl = 'public, max-age=0, s-maxage=1'
/** Whoever sends one of Next's other headers sends `rsc`, too; a page's address answers with its Markdown, too. */
const vary = 'rsc, Accept, Accept-Encoding'

const policyName = 'content-security-policy'

type Headers = Record<string, string>

/**
 * Sends a finished page, with headers made now: they follow from settings that may have changed since it was
 * rendered. `always` and the call’s id are added. All that were asked for in one turn of the event loop leave together:
 * writing takes most of an answer's time, whatever its length, and less where the reader is awake already.
 */
export function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  always: Headers,
  id: string,
): void {
  const kind = page.headers?.['content-type'] ? 'file' : page.script ? 'finished' : 'plain'
  setImmediate(send, page, request, response, pageHeadersNow(always)[kind], id)
}

/** Sends a page's data: its name says what it holds, so it is kept for good. */
export function sendScript(script: Packed, request: IncomingMessage, response: ServerResponse): void {
  send(script, request, response, scriptHeaders, '')
}

const scriptHeaders: Headers = {
  ...everywhere,
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
  'content-type': 'text/javascript; charset=utf-8',
}

type PageHeaders = { finished: Headers; plain: Headers; file: Headers }
type Made = { policies: Headers; always: Headers; headers: PageHeaders }
const noPolicies: Headers = {}
let made: Made | undefined

/** The same objects until the policies change. */
function pageHeadersNow(always: Headers): PageHeaders {
  const policies = site().policies?.headers ?? noPolicies
  if (made?.policies === policies && made.always === always) return made.headers
  const file: Headers = { ...always, ...pageHeaders, 'cache-control': cacheControl, vary }
  const plain: Headers = {
    ...file,
    ...policies,
    'speculation-rules': '"/speculation-rules.json"',
    'content-type': 'text/html; charset=utf-8',
  }
  const policy = plain[policyName]
  const finished = policy ? { ...plain, [policyName]: withoutInlineScripts(policy) } : plain
  made = { policies, always, headers: { finished, plain, file } }
  return made.headers
}

function send(
  packed: Packed,
  request: IncomingMessage,
  response: ServerResponse,
  common: Headers,
  id: string,
): void {
  const { method, headers } = request
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined)
  const body = packed.bodies[encoding]
  const isSame = isKnown(headers['if-none-match'], packed.hash)
  if (!body && !isSame && encoding !== 'identity') {
    const sendAgain = () => send(packed, request, response, common, id)
    compressFirst(packed, encoding).then(sendAgain, () => response.destroy())
    return
  }
  const { ofAnswer, ofAll } = linesOf(packed, encoding, common)
  const lines = (isSame ? ofAnswer : ofAll).slice()
  if (id) lines.push(requestIdHeader, id)
  response.writeHead(isSame ? 304 : 200, lines)
  if (isSame || method === 'HEAD') response.end()
  else response.end(body)
}

/** Names and values in turns. */
type Lines = { common: Headers; body: Buffer | undefined; ofAnswer: string[]; ofAll: string[] }
const lines = new WeakMap<Packed, Partial<Record<Encoding, Lines>>>()

/** Made once for each encoding: making them anew takes longer than sending the page. */
function linesOf(packed: Packed, encoding: Encoding, common: Headers): Lines {
  const known = lines.get(packed) ?? {}
  const body = packed.bodies[encoding]
  const before = known[encoding]
  if (before?.common === common && before.body === body) return before
  const { 'content-type': type = '', ...rest }: Headers = { ...common, ...packed.headers }
  const ofAnswer = ['etag', `"${packed.hash}-${encoding}"`, ...Object.entries(rest).flat()]
  const ofBody = ['content-type', type, 'content-length', String(body?.length)]
  if (encoding !== 'identity') ofBody.push('content-encoding', encoding)
  const fresh = { common, body, ofAnswer, ofAll: [...ofAnswer, ...ofBody] }
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
