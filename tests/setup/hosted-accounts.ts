import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { linkIn } from './account-visitor'
import type { Demo } from './demo'

type Asked = { call: string; redirectTo: string | null; challenge: string; body: Record<string, unknown> }

/**
 * The accounts service as hosted Supabase is with the mail templates it brings along: their links end at the address
 * the caller named, with a code that only the browser that asked can exchange (PKCE). All else is the demo's own
 * service.
 */
export async function startHostedAccounts(demo: Demo) {
  const asked: Asked[] = []
  const codes = new Map<string, { challenge: string; link: { token_hash: string; type: string } }>()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://front')
    const body = await text(request)
    const call = url.pathname.match(/^\/auth\/v1\/(signup|recover|resend)$/)?.[1]
    if (call) {
      const sent = JSON.parse(body)
      asked.push({
        call,
        redirectTo: url.searchParams.get('redirect_to'),
        challenge: sent.code_challenge,
        body: sent,
      })
    }
    const isExchange = url.pathname === '/auth/v1/token' && url.searchParams.get('grant_type') === 'pkce'
    const { status, type, words } = isExchange
      ? await exchange(JSON.parse(body))
      : await pass(`${url.pathname}${url.search}`, request, body)
    response.writeHead(status, { 'content-type': type }).end(words)
  }

  async function exchange({ auth_code, code_verifier }: Record<string, string>) {
    const code = codes.get(auth_code ?? '')
    const challenge = createHash('sha256')
      .update(code_verifier ?? '')
      .digest('base64url')
    if (code?.challenge !== challenge)
      return { status: 400, type: 'application/json', words: '{"error_code":"bad_code_verifier","msg":"no"}' }
    codes.delete(auth_code ?? '')
    return forward('/auth/v1/verify', 'POST', JSON.stringify(code.link), {
      apikey: demo.secrets.publishableKey,
      'content-type': 'application/json',
    })
  }

  const pass = (path: string, { method = 'GET', headers }: IncomingMessage, body: string) => {
    const kept = ['apikey', 'authorization', 'content-type', 'accept', 'prefer', 'x-forwarded-for']
    const sent = kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : []))
    return forward(path, method, body, Object.fromEntries(sent))
  }

  async function forward(path: string, method: string, body: string, headers: Record<string, string>) {
    const response = await fetch(`${demo.stackUrl}${path}`, { method, headers, ...(body && { body }) })
    const type = response.headers.get('content-type') ?? 'application/json'
    return { status: response.status, type, words: response.status === 204 ? '' : await response.text() }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Where the link in the newest mail of this kind leads once the service has looked at it: the site's own path. */
    async followLink(email: string, type: 'signup' | 'recovery'): Promise<string> {
      const last = asked.findLast(({ body }) => body.email === email)
      if (!last?.redirectTo) throw new Error(`No mail was asked for: ${email}`)
      const code = randomUUID()
      codes.set(code, { challenge: last.challenge, link: await linkIn(demo, email, type) })
      const target = new URL(last.redirectTo)
      target.searchParams.set('code', code)
      return `${target.pathname}${target.search}`
    },
    stop: async () => void server.close(),
  }
}
