import { request as httpRequest } from 'node:http'
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

export type LiveFront = { browserArgs: string[]; stop(): Promise<void> }

const siteHost = 'www.ocotillo.example'
const paypalHost = 'www.paypal.com'
export const widgetHosts = ['intakeq.com', 'www.app.qualiphy.me', 'elfsightcdn.com', 'www.google.com']
const hosts = [
  siteHost,
  paypalHost,
  ...widgetHosts,
  'api.sanity.io',
  'local.api.sanity.io',
  'local.apicdn.sanity.io',
  'cdn.sanity.io',
]

/**
 * Serves the site, the content lake and PayPal under the names they have in production, with TLS and HTTP/2, so that
 * CORS, the content security policy, cookies and Sanity's own host logic are the live ones. Chromium is told where
 * the names lead.
 */
export async function startLiveFront(stackUrl: string, siteUrl: string): Promise<LiveFront> {
  const certificate = await generate([{ name: 'commonName', value: siteHost }], {
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2 as const, value })) }],
  })
  const server = createSecureServer({ key: certificate.private, cert: certificate.cert, allowHTTP1: false })
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined)
    const host = headers[':authority'] ?? ''
    const path = headers[':path'] ?? '/'
    const stack = { host: new URL(stackUrl).host }
    if (host === siteHost) pass(stream, headers, new URL(path, siteUrl), { host: siteHost })
    // PayPal's page calls its own host; the stack knows that origin as its own.
    else if (host === paypalHost)
      pass(stream, headers, new URL(`/paypal${path}`, stackUrl), { ...stack, origin: stackUrl })
    else if (widgetHosts.includes(host))
      pass(stream, headers, new URL(`/widgets/${host}${path}`, stackUrl), stack)
    // The lake's own log-in addresses carry its prefix already.
    else pass(stream, headers, new URL(path.startsWith('/lake/') ? path : `/lake${path}`, stackUrl), stack)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const rules = hosts.map((host) => `MAP ${host}:443 127.0.0.1:${port}`).join(', ')
  return {
    browserArgs: [`--host-resolver-rules=${rules}`, '--ignore-certificate-errors'],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}

const sessions = new Set<{ destroy(): void }>()

type Replaced = { host: string /** Of pages of this very host. */; origin?: string }

function pass(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, url: URL, { host, origin }: Replaced) {
  if (stream.session) sessions.add(stream.session)
  const plain = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
  const onward = httpRequest(url, {
    method: headers[':method'] as string | undefined,
    headers: {
      ...plain,
      ...(origin && plain.origin === `https://${headers[':authority']}` && { origin }),
      host,
      'x-forwarded-host': headers[':authority'] as string | undefined,
      'x-forwarded-proto': 'https',
    },
  })
  onward.on('response', (answer) => {
    const { connection, 'keep-alive': keepAlive, 'transfer-encoding': encoding, ...rest } = answer.headers
    if (stream.destroyed) return answer.destroy()
    stream.respond({ ':status': answer.statusCode ?? 502, ...rest })
    answer.pipe(stream)
  })
  onward.on('error', () => stream.destroyed || stream.close())
  stream.on('close', () => onward.destroy())
  stream.pipe(onward)
}
