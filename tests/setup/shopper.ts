import { randomInt, randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { longPatience } from './buyer'
import type { Demo } from './demo'

export type TestShopper = {
  id: string
  email: string
  password: string
  firstName: string
  lastName: string
}

/** A new account that is confirmed and proven, made by the accounts service itself. */
export async function newShopper(
  demo: Demo,
  { firstName = 'Ana', lastName = 'Ruiz', email = `shopper-${randomUUID()}@example.com` } = {},
): Promise<TestShopper> {
  const password = 'correct horse battery'
  await askAccounts(demo, 'signup', {
    email,
    password,
    data: { first_name: firstName, last_name: lastName },
  })
  const { user } = await askAccounts(demo, 'verify', {
    type: 'signup',
    token_hash: await newestToken(demo, email),
  })
  await demo.add('proven_accounts', { user_id: user.id, email, proven_at: new Date().toISOString() })
  return { id: user.id, email, password, firstName, lastName }
}

/** Signs the shopper in in this browser, by the call its pages make. */
export async function signIn(context: BrowserContext, demo: Demo, shopper: TestShopper): Promise<void> {
  const { protocol, hostname } = new URL(demo.siteUrl)
  const isSecure = protocol === 'https:'
  const cookies = (await sessionCookies(demo, shopper)).map((header) => {
    const [pair = '', ...attributes] = header.split(/;\s*/)
    const at = pair.indexOf('=')
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      domain: hostname,
      path: '/',
      httpOnly: attributes.some((attribute) => /^httponly$/i.test(attribute)),
      secure: isSecure,
      sameSite: 'Lax' as const,
    }
  })
  await context.addCookies(cookies)
}

const isForm = (body: unknown): body is URLSearchParams => body instanceof URLSearchParams

/**
 * Asks our own server as this shopper's browser would, from an address of its own; without one as a guest. A form is
 * sent as one.
 */
export async function asShopper(demo: Demo, shopper: TestShopper | null) {
  const address = someAddress()
  const set = shopper ? await sessionCookies(demo, shopper) : []
  const cookie = set.map((header) => header.split(';')[0]).join('; ')
  return async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown; headers: Headers }> => {
    const response = await fetch(`${demo.ownUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        origin: demo.siteUrl,
        'x-forwarded-for': address,
        ...(body !== undefined && !isForm(body) && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || isForm(body) ? body : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }
}

/** The `token_hash` in the newest mail to this address; waits for one. */
export async function newestToken(demo: Demo, email: string): Promise<string> {
  let token = ''
  await expect
    .poll(async () => {
      const answer = await fetch(`${demo.stackUrl}/mail/messages.json?to=${encodeURIComponent(email)}`)
      const [newest]: { html: string }[] = await answer.json()
      token = newest?.html.match(/token_hash=([\w-]+)/)?.[1] ?? ''
      return token
    }, longPatience)
    .not.toBe('')
  return token
}

async function sessionCookies(demo: Demo, { email, password }: TestShopper): Promise<string[]> {
  const response = await fetch(`${demo.ownUrl}/api/account/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: demo.siteUrl,
      'x-forwarded-for': someAddress(),
    },
    body: JSON.stringify({ email, password }),
  })
  expect(response.status, await response.text()).toBe(200)
  return response.headers.getSetCookie()
}

async function askAccounts(demo: Demo, call: string, body: object) {
  const response = await fetch(`${demo.stackUrl}/auth/v1/${call}`, {
    method: 'POST',
    headers: {
      apikey: demo.secrets.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': someAddress(),
    },
    body: JSON.stringify(body),
  })
  expect(response.status, await response.clone().text()).toBe(200)
  return response.json()
}

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
