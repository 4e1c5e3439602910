import 'server-only'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/server/env'

/** 192 bits, as base64url writes them. */
const macLetters = 32

/**
 * The address of somebody's own reservation, for the mails. Nothing of it is stored: its second half can only be made with the
 * server's key.
 */
export const reservationHref = (rsvpId: string): string =>
  `${env.siteUrl}/reservation/${rsvpId}.${macOf(rsvpId)}`

/** The RSVP a link's last part opens, or null when we did not make it. */
export function rsvpOfToken(token: string): string | null {
  const [, id, mac] = token.match(/^([0-9a-f-]{36})\.([\w-]{32})$/) ?? []
  if (!id || !mac) return null
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id))) ? id : null
}

function macOf(rsvpId: string): string {
  const key = hkdfSync('sha256', env.supabase.secretKey, '', 'reservation links', 32)
  return createHmac('sha256', Buffer.from(key)).update(rsvpId).digest('base64url').slice(0, macLetters)
}
