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
 * `isOnesOwn`: no other store keeps it, as what depends on `Accept` at a page's own address, which some read otherwise.
 */
export function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  always: Headers,
  id: string,
  isOnesOwn = false,
): void {
  const isFile = page.headers?.['content-type'] !== undefined
  const kind = isFile ? (isOnesOwn ? 'own' : 'file') : page.script ? 'finished' : 'plain'
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

type PageHeaders = { finished: Headers; plain: Headers; file: Headers; own: Headers }
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
  const own = { ...file, 'cache-control': 'private, max-age=0' }
  made = { policies, always, headers: { finished, plain, file, own } }
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
  const { same, whole } = headsOf(packed, encoding, common)
  beginAnswer(response, isSame ? same : whole, id)
  if (isSame || method === 'HEAD') response.end()
  else response.end(body)
}

type Heads = { common: Headers; body: Buffer | undefined; same: CommonHead; whole: CommonHead }
const heads = new WeakMap<Packed, Partial<Record<Encoding, Heads>>>()

/** Made once for each encoding: making them anew takes longer than sending the page. */
function headsOf(packed: Packed, encoding: Encoding, common: Headers): Heads {
  const known = heads.get(packed) ?? {}
  const body = packed.bodies[encoding]
  const before = known[encoding]
  if (before?.common === common && before.body === body) return before
  const { 'content-type': type = '', ...rest }: Headers = { ...common, ...packed.headers }
  const lines = ['etag', `"${packed.hash}-${encoding}"`, ...Object.entries(rest).flat()]
  const ofBody = ['content-type', type, 'content-length', String(body?.length)]
  if (encoding !== 'identity') ofBody.push('content-encoding', encoding)
  const same = { status: 304, lines }
  const fresh = { common, body, same, whole: { status: 200, lines: [...lines, ...ofBody] } }
  heads.set(packed, { ...known, [encoding]: fresh })
  return fresh
}

/** The status and the names and values, in turns, of an answer many get. */
export type CommonHead = { status: number; lines: string[]; written?: Written }
/** As Node wrote it, but for the call's id, within one second (`Date`). */
type Written = { second: number; before: string; after: string }
/** Not of Node's documented interface: the whole head, once it is written. */
type WithHead = { _header?: string | null }

/**
 * Begins an answer as `writeHead` does, with the call's id where it has one. Checking and joining the same lines for
 * everybody takes Node longer than all else it does about a page, so what it wrote for one is taken for all others of
 * the same second whose answers are like it: nothing set before, and the connection stays open
 * (docs/decisions/0027-front.md).
 */
export function beginAnswer(response: ServerResponse, head: CommonHead, id: string): void {
  // By HTTP/1.0 Node closes after an answer without a length.
  const staysOpen = response.shouldKeepAlive && response.useChunkedEncodingByDefault
  const isOrdinary = staysOpen && response.getHeaderNames().length === 0
  const second = Math.trunc(Date.now() / 1000)
  const { written } = head
  if (isOrdinary && written?.second === second) {
    response.statusCode = head.status
    ;(response as WithHead)._header = written.before + id + written.after
    return
  }
  response.writeHead(head.status, id ? [...head.lines, requestIdHeader, id] : head.lines)
  if (isOrdinary && id) head.written = writtenWithout(id, (response as WithHead)._header, second)
}

function writtenWithout(id: string, text: string | null | undefined, second: number): Written | undefined {
  const line = `\r\n${requestIdHeader}: `
  const at = text?.indexOf(`${line}${id}\r\n`) ?? -1
  if (!text || at < 0) return undefined
  const start = at + line.length
  return { second, before: text.slice(0, start), after: text.slice(start + id.length) }
}

/** Not of Node's documented interface: its `optimizeEmptyRequests` calls it for all requests, Next's too. */
type WithEmptyBody = { _dumpAndCloseReadable?(): void }

/**
 * Spares a request that brings no body the life of a stream which nobody reads: it costs as much as a fourth of an
 * answer. To be called at once, before Node sees that the request is over.
 */
export function skipBody(request: IncomingMessage): void {
  const { headers } = request
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return
  ;(request as WithEmptyBody)._dumpAndCloseReadable?.()
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

/** In either way it is compressed, among whatever else is told, weak or not. */
const isKnown = (told: string | undefined, hash: string): boolean =>
  told !== undefined && (told === '*' || told.includes(`"${hash}-`))
