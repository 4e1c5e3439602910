import { randomInt, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { longPatience, mailboxOf } from './buyer'
import type { Demo } from './demo'

export type Answered = {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: each test names what it expects of an answer.
  json: any
}

export const accountPassword = 'a long password'

/** A browser that speaks to the accounts' endpoints: it keeps cookies, and has a network address of its own. */
export function newVisitor(demo: Demo, base = demo.ownUrl) {
  const jar = new Map<string, string>()
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

  async function ask(
    path: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Answered> {
    const response = await fetch(`${base}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        origin: demo.siteUrl,
        'x-forwarded-for': address,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...init.headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : null,
    }
  }

  return {
    jar,
    address,
    ask,
    call: (name: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(`/api/account/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** As a browser sends a form without our scripts. */
    post: (name: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask(`/api/account/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    shopper: async () => (await ask('/api/account')).json,
  }
}
export type Visitor = ReturnType<typeof newVisitor>

export const newAddress = () => `shopper-${randomUUID()}@example.com`

export const nameAndPassword = (email: string) => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  email,
  password: accountPassword,
})

/** The newest link of this kind in a mailbox, waited for: what stands in its address. */
export async function linkIn(demo: Demo, email: string, type: 'signup' | 'recovery' | 'email_change') {
  const pattern = new RegExp(`/auth/confirm\\?token_hash=(\\w+)&amp;type=${type}"`)
  let token = ''
  const look = async () => {
    const mails = await mailboxOf(demo, email)
    token = mails.map(({ html }) => pattern.exec(html)?.[1]).find(Boolean) ?? ''
    return token ? 'link' : mails.map(({ subject }) => subject)
  }
  await expect.poll(look, { ...longPatience, message: `${type} mailed to ${email}` }).toBe('link')
  return { token_hash: token, type }
}

/** Signs somebody up and confirms it: a shopper, signed in. */
export async function newShopper(demo: Demo, email = newAddress(), visitor = newVisitor(demo)) {
  const asked = await visitor.call('sign-up', nameAndPassword(email))
  if (asked.status !== 200) throw new Error(`Not signed up: ${asked.text}`)
  const confirmed = await visitor.call('confirm', await linkIn(demo, email, 'signup'))
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${confirmed.text}`)
  return Object.assign(visitor, { email })
}
