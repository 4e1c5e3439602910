import 'server-only'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { signingSecret } from '@/lib/platform/security/server/secrets'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { accessCode } from '@/lib/shop/orders/shared/reference'

const cookieName = 'order_pass'
const lifeSeconds = 20 * 60

/**
 * Remembers in a cookie scripts can't read that this browser has proved which order is its own, for 20 minutes. In
 * answers only.
 */
export async function givePass(orderId: string): Promise<void> {
  const until = Math.floor(now().getTime() / 1000) + lifeSeconds
  const store = await cookies()
  store.set(cookieName, `${orderId}.${until}.${macOfPass(`${orderId}.${until}`)}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.siteUrl.startsWith('https:'),
    path: '/',
    maxAge: lifeSeconds,
  })
}

/** The order this browser has proved to be its own, or null. */
export async function orderOfPass(): Promise<string | null> {
  const value = (await cookies()).get(cookieName)?.value ?? ''
  const [, id, until, mac] = /^([0-9a-f-]{36})\.(\d{10})\.([\w-]{43})$/.exec(value) ?? []
  if (!id || !until || !mac || Number(until) * 1000 < now().getTime()) return null
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOfPass(`${id}.${until}`))) ? id : null
}

/** Forgets it: the browser may be another person's next. In answers only. */
export async function takePassBack(): Promise<void> {
  const store = await cookies()
  store.delete(cookieName)
}

const macOfPass = (text: string) =>
  createHmac('sha256', signingSecret('order-pass')).update(text).digest('base64url')

/** What is wrong with a typed order number, or null. */
export const referenceProblem = (typed: string): string | null =>
  /^[0-9a-f]{8}$/.test(cleanReference(typed))
    ? null
    : 'The order number has 8 letters and digits, such as 1a2b3c4d.'

/** What is wrong with a typed access code, or null. */
export const codeProblem = (typed: string): string | null =>
  /^[a-z0-9]{13}$/.test(cleanCode(typed)) ? null : 'The access code has 13 letters and digits.'

/** As people copy it: with #, in capitals, with blanks around. */
export const cleanReference = (typed: string): string => typed.trim().replace(/^#\s*/, '').toLowerCase()

/** As people copy it: in capitals, with blanks, with the dots of the toast. */
export const cleanCode = (typed: string): string => typed.replaceAll(/[\s.…-]/g, '').toLowerCase()

/**
 * The id of the order with this reference whose code this is (ERR-010), both as they are cleaned above; null when
 * there is none: nobody learns which of the two was wrong, nor from the time it took. Throws when the database fails.
 */
export async function findOrderByCode(reference: string, code: string): Promise<string | null> {
  const data = await callDatabase('orders_by_reference', 'An order could not be looked up', {
    p_reference: reference,
  })
  const given = hashOf(code)
  // Without a candidate the same work is done.
  const candidates = data.length > 0 ? data : [{ id: null, access_token: '' }]
  let found: string | null = null
  for (const { id, access_token } of candidates)
    if (timingSafeEqual(hashOf(accessCode(access_token)), given)) found = id
  return found
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * The address that is only ever mailed to the buyer: who opens it reads that mailbox. It is computed anew for each
 * mail, kept nowhere, and worth nothing once the order has another address.
 */
export const orderLink = (id: string, email: string): string =>
  `${env.siteUrl}/order-status/mine/${id.replaceAll('-', '')}${macOfLink(id, email)}`

/** The order of such a link with the address it was mailed to; null where it opens none. Throws when the database fails. */
export async function orderOfLink(token: string): Promise<{ id: string; email: string } | null> {
  const [, a, b, c, d, e, mac] =
    /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{43})$/.exec(token) ?? []
  if (!mac) return null
  const id = [a, b, c, d, e].join('-')
  const order = await dataOf(
    serviceClient().from('orders').select('email').eq('id', id).eq('is_email_known', true).maybeSingle(),
    'The order of a link could not be read',
  )
  const wanted = Buffer.from(macOfLink(id, order?.email ?? ''))
  return timingSafeEqual(wanted, Buffer.from(mac)) && order ? { id, email: order.email } : null
}

const macOfLink = (id: string, email: string) =>
  createHmac('sha256', signingSecret('order-link')).update(`${id} ${email.toLowerCase()}`).digest('base64url')
