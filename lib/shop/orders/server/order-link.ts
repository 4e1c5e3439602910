import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { signingSecret } from '@/lib/platform/security/server/signing-secret'
import { env } from '@/lib/platform/server/env'

/**
 * The address that is only ever mailed to the buyer: who opens it reads that mailbox. It is computed anew for each
 * mail, kept nowhere, and worth nothing once the order has another address.
 */
export const orderLink = (id: string, email: string): string =>
  `${env.siteUrl}/order-status/mine/${id.replaceAll('-', '')}${macOf(id, email)}`

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
  const wanted = Buffer.from(macOf(id, order?.email ?? ''))
  return timingSafeEqual(wanted, Buffer.from(mac)) && order ? { id, email: order.email } : null
}

const macOf = (id: string, email: string) =>
  createHmac('sha256', signingSecret('order-link')).update(`${id} ${email.toLowerCase()}`).digest('base64url')
