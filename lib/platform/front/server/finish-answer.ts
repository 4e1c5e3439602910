import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { anyInlineScript } from '../../security/server/headers.ts'
import { log } from '../../telemetry/server/log.ts'
import { bootText } from './boot-text.ts'
import { takeApart, withDataInside } from './finish.ts'
import { compress, encodingFor } from './page.ts'
import { noteUnfinished } from './site.ts'

const policyName = 'content-security-policy'
type Call = (...args: unknown[]) => unknown

/**
 * Finishes the document that is written to this response, on its way out: what is about one person, or no page at
 * all, is kept nowhere. Has to be called before anything is written; what is no document of Next's goes out as it is.
 */
export function finishAnswer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const { cookie } = headers
  const accepted = String(headers['accept-encoding'] ?? '')
  const chunks: Buffer[] = []
  let decided: boolean | undefined
  const isHeld = () => (decided ??= isDocument(response))
  const hold = (chunk: unknown, encoding?: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const send = {
    flushHeaders: response.flushHeaders.bind(response),
    writeHead: response.writeHead.bind(response) as Call,
    write: response.write.bind(response) as Call,
    end: response.end.bind(response) as Call,
  }
  const held = {
    flushHeaders() {
      if (!isHeld()) send.flushHeaders()
    },
    writeHead(status: number, ...more: unknown[]) {
      response.statusCode = status
      const told = more.at(-1)
      if (!decided && typeof told === 'object' && !Array.isArray(told))
        for (const [name, value] of Object.entries(told as OutgoingHttpHeaders))
          if (value !== undefined) response.setHeader(name, value)
      return isHeld() ? response : send.writeHead(status, ...more)
    },
    write(chunk: unknown, ...more: unknown[]) {
      if (!isHeld()) return send.write(chunk, ...more)
      hold(chunk, more[0])
      const done = more.find((one) => typeof one === 'function')
      if (done) queueMicrotask(done as () => void)
      return true
    },
    end(...args: unknown[]) {
      if (!isHeld()) return send.end(...args)
      hold(args[0], args[1])
      const done = args.find((one) => typeof one === 'function')
      if (done) response.once('finish', done as () => void)
      sendFinished(Buffer.concat(chunks)).catch((error) => {
        log.error('front', 'A document could not be sent', { error })
        response.destroy()
      })
      return response
    },
  }
  Object.assign(response, held)

  async function sendFinished(document: Buffer) {
    // Whoever has gone gets nothing, and half a document says nothing of how Next makes them.
    if (response.destroyed) return
    // Who is led elsewhere reads no document: Next's has another shape, and 60 kB.
    if (response.hasHeader('location')) {
      response.setHeader('content-length', 0)
      send.writeHead(response.statusCode)
      return void send.end()
    }
    const html = document.toString()
    const [, status] = pageStatus.exec(html) ?? []
    if (status) response.statusCode = Number(status)
    if (status === '503') response.setHeader('retry-after', '30')
    const parts = takeApart(html)
    if (parts) response.setHeader(policyName, withoutInlineScripts(policyOf(response)))
    // The rest of an address may be a secret.
    else noteUnfinished(url.replace(/(?<=^\/[^/?#]*)[/?#].*/, ' …'))
    // A page of one person's is there for what this person does on it; where nothing was found nobody does anything.
    const isAtOnce = response.statusCode < 400 && !isOfNobody(url.split(/[?#]/, 1)[0] ?? '', cookie)
    const body = parts ? Buffer.from(withDataInside(parts, isAtOnce)) : document
    const encoding = encodingFor(accepted)
    const sent = encoding === 'identity' ? body : await compress(body, encoding)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', sent.length)
    send.writeHead(response.statusCode)
    send.end(sent)
  }
}

/** What `components/errors/page-status.tsx` draws; nothing that is written into a page can look like it. */
const pageStatus = /<meta name="status" content="(404|503)"\/>/

/**
 * Read like any stored page: two that are kept nowhere only because their query has too many values, and two that show
 * whoever brings no cookie nothing but forms.
 */
const isOfNobody = (path: string, cookie: string | undefined): boolean =>
  ['/search', '/iv-therapy/compare', ...(cookie ? [] : ['/account', '/order-status'])].includes(path)

const policyOf = (response: ServerResponse) => String(response.getHeader(policyName) ?? '')

/** Other documents of ours have policies of their own, which allow no inline script. */
function isDocument(response: ServerResponse): boolean {
  const isHtml = String(response.getHeader('content-type') ?? '').includes('html')
  const policy = policyOf(response)
  return isHtml && !response.headersSent && withoutInlineScripts(policy) !== policy
}

const bootAlone = `script-src 'self' 'sha256-${createHash('sha256').update(bootText).digest('base64')}'`

/** A page's policy for its finished document, in which no inline script stands but the boot. */
export const withoutInlineScripts = (policy: string): string => policy.replace(anyInlineScript, bootAlone)
