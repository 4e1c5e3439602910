import { randomInt } from 'node:crypto'
import type { Demo } from './demo'

export type DeviceAnswer = {
  status: number
  headers: Headers
  text: string
  /** Null when the answer is no JSON. */
  json: Record<string, unknown> | null
}
type Sent = { body?: BodyInit; headers?: Record<string, string> }

/** A browser without pages: keeps cookies and calls the site by HTTP, from an address of its own. */
export function newDevice(demo: Demo) {
  const cookies = new Map<string, string>()
  const address = newAddress()

  async function call(method: string, path: string, { body, headers }: Sent = {}): Promise<DeviceAnswer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${demo.ownUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: { origin: demo.siteUrl, 'x-forwarded-for': address, ...(cookie && { cookie }), ...headers },
      body,
    })
    for (const line of response.headers.getSetCookie()) keep(line)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : null,
    }
  }

  function keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  return {
    cookies,
    call,
    get: (path: string, headers?: Record<string, string>) => call('GET', path, { headers }),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    put: (path: string, body: unknown, headers?: Record<string, string>) => send('PUT', path, body, headers),
    /** Throws when the shop refuses. */
    async signIn({ email, password }: { email: string; password: string }) {
      const { status, text } = await send('POST', '/api/account/sign-in', { email, password })
      if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`)
    },
    /** The token that the session's cookies carry, as their owner can read it in the browser's tools. */
    accessToken(): string {
      const parts = [...cookies].filter(([name]) => /^session(\.\d+)?$/.test(name)).sort()
      const value = decodeURIComponent(parts.map(([, part]) => part).join(''))
      const json = value.startsWith('base64-') ? Buffer.from(value.slice(7), 'base64url').toString() : value
      return JSON.parse(json).access_token
    },
  }
}

export type Device = ReturnType<typeof newDevice>

/** Somebody's network that nobody else of this test run has, so that no limit is met. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
