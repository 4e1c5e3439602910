import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import inject from 'light-my-request'
import { type Origin, withRendering } from '../../cache/server/rendering.ts'
import { env } from '../../server/env.ts'
import { markdownPath } from '../shared/site-files.ts'
import { dataFileOf, hashOf, takeApart, withDataFile } from './finish.ts'
import { weightsOf } from './requests.ts'
import { noteUnfinished } from './site.ts'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** What anybody gets; compressed once somebody asked for it that way. */
export type Packed = {
  hash: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  /** Of its own, beside those that all of its kind have. */
  headers?: Record<string, string>
}
/** A page with its data, which is undefined where the document holds them itself. */
export type Page = Packed & { origin: Origin; script?: Packed }
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; origin?: Origin }

const deflate = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const brotli = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** The page as it is sent; a file of the site, which is no document, as Next made it. */
export function makePage(
  path: string,
  { headers, body }: Pick<Answer, 'headers' | 'body'>,
  origin: Origin,
): Page {
  if (!headers['content-type']?.includes('html'))
    return { ...packed(body), headers: ownHeaders(headers), origin }
  const parts = takeApart(body.toString())
  if (!parts) {
    noteUnfinished(path)
    return { ...packed(body), origin }
  }
  const finished = withDataFile(parts, path)
  const script = packed(Buffer.from(finished.script), finished.scriptHash)
  const page = packed(Buffer.from(finished.html))
  return finished.html.includes(hidden)
    ? { ...page, origin, script }
    : { ...page, headers: alsoAt(path), origin, script }
}

/** Of such a page there is no Markdown. */
const hidden = '<meta name="robots" content="noindex'

/** Said in a header, because the document's bytes are counted. */
const alsoAt = (path: string) => ({ link: `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"` })

/** What a file says of itself. */
const ownHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'link', 'content-disposition'].flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

/** Compressed as well as a visitor can wait for; never on the main thread. */
export const compress = (identity: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? deflate.br(identity, brotli(8, identity.length)) : deflate.gzip(identity, { level: 6 })

/** The data of a document, as its page asks for them. */
export function dataOf(html: string): Packed {
  const { script, scriptHash } = dataFileOf(html)
  return packed(Buffer.from(script), scriptHash)
}

const packed = (identity: Buffer, hash = hashOf(identity)): Packed => ({ hash, bodies: { identity } })

const underWay = new WeakMap<Packed, Partial<Record<Encoding, Promise<void>>>>()

/** Compresses it for whoever asks for it this way first, once. */
export function compressFirst(page: Packed, encoding: 'br' | 'gzip'): Promise<void> {
  const all = underWay.get(page) ?? {}
  underWay.set(page, all)
  all[encoding] ??= compress(page.bodies.identity, encoding).then((body) => {
    // Perhaps compressed well meanwhile.
    page.bodies[encoding] ??= body
  })
  return all[encoding]
}

/** Takes ten times as long, for some 15 % fewer bytes. */
export async function compressWell({ bodies }: Packed): Promise<void> {
  const { identity } = bodies
  bodies.br = await deflate.br(identity, brotli(11, identity.length))
  bodies.gzip = await deflate.gzip(identity, { level: 9 })
}

/** With what it takes compressed: less than a fourth in either way, sooner or later. */
export const sizeOf = ({ bodies }: Packed): number => Math.ceil(bodies.identity.length * 1.5)

const known = new Map<string, Encoding>()
const maxKnown = 100

/** The best of ours that `Accept-Encoding` takes; the text itself when it takes none of them. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const before = known.get(accepted)
  if (before) return before
  const encoding = bestOf(accepted)
  // Browsers say few different things; others may say many.
  if (known.size < maxKnown) known.set(accepted, encoding)
  return encoding
}

function bestOf(accepted: string): Encoding {
  const weights = weightsOf(accepted)
  return encodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity'
}

/**
 * Whoever asks for a page, perhaps from within a call of Next's: a rendering must not take itself for a part of that
 * call.
 */
const outside = AsyncLocalStorage.snapshot()
let next: RequestListener | undefined

/** Remembers Next's own listener, which the front stands before. */
export function renderWith(listener: RequestListener): void {
  next = listener
}

/**
 * Has Next answer for a page within this process, as it would to anybody without cookies. `origin` is set where the
 * answer is a page that may be stored; with `wantsFresh` an old one is rendered anew first. Throws when Next breaks
 * off.
 */
export async function renderPage(path: string, { wantsFresh }: { wantsFresh: boolean }): Promise<Answer> {
  const listener = next
  if (!listener) throw new Error('The server has not started.')
  const { host, protocol } = new URL(env.siteUrl)
  const headers = {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': '127.0.0.1',
    'accept-encoding': 'identity',
  }
  const rendering: { wantsFresh: boolean; origin?: Origin } = { wantsFresh }
  // Awaited within: `inject` begins where it is awaited.
  const ask = async () =>
    await inject(
      (request, response) => {
        Promise.resolve(listener(request as never, response as never) as unknown).catch((error) =>
          response.destroy(error),
        )
      },
      { method: 'GET', url: path, headers },
    )
  const { statusCode, headers: answered, rawPayload } = await outside(() => withRendering(rendering, ask))
  return {
    status: statusCode,
    headers: answered as IncomingHttpHeaders,
    body: rawPayload,
    origin: rendering.origin,
  }
}
