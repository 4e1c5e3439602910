import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { serviceClient } from '@/lib/platform/db/server/database'
import { limits, secondsLocked, secondsToWait } from '@/lib/platform/http/server/limits'
import { centsFromDollars, sumCents } from '@/lib/platform/shared/money'
import { log } from '@/lib/platform/telemetry/server/log'
import { type GiftBalance, shownStatus } from '@/lib/shop/gift-cards/shared/gift-card'
import { hashCode } from './codes'

/** A paid card with what is left on it, and what is set aside. */
export type FoundCard = GiftBalance & { id: string; title: string; recipientName: string }

/** Cents of this card that are set aside; 0 also where that can't be told. Never throws. */
export const readHeldCents = async (typed: string): Promise<number> =>
  (await findByCode(typed).catch(() => null))?.heldCents ?? 0

/**
 * The paid card of this code as typed, or null: whatever was typed is hashed and looked for in the same way. Throws
 * when the database fails.
 */
export async function findByCode(typed: string): Promise<FoundCard | null> {
  const wanted = hashCode(typed)
  const { data, error } = await serviceClient()
    .from('gift_cards')
    .select('id, code_hmac, code_end, title, value, balance, status, recipient_name, gift_card_uses (amount)')
    .eq('code_hmac', wanted)
    .neq('status', 'pending')
    .eq('gift_card_uses.state', 'held')
    .maybeSingle()
  if (error) throw new Error(`A gift card could not be looked for: ${error.code}`)
  const isFound = timingSafeEqual(
    Buffer.from(data?.code_hmac ?? '0'.repeat(wanted.length)),
    Buffer.from(wanted),
  )
  if (!data || !isFound) return null
  return {
    id: data.id,
    title: data.title,
    recipientName: data.recipient_name,
    endsWith: data.code_end,
    valueCents: centsFromDollars(data.value),
    balanceCents: centsFromDollars(data.balance),
    heldCents: sumCents(data.gift_card_uses.map(({ amount }) => centsFromDollars(amount))),
    status: shownStatus(data.status),
  }
}

/** Whether this network's codes are not looked at for now: too many did not fit. */
export const isLocked = async (request: Request): Promise<boolean> =>
  (await secondsLocked('gift-code', request)) !== null

/** Counts a code that did not fit. */
export async function countWrongCode(request: Request): Promise<void> {
  await secondsToWait('gift-code', request)
  const isAmongAllowed = (await secondsToWait('gift-code-overall')) === null
  if (isAmongAllowed && (await secondsLocked('gift-code-overall')) !== null)
    log.error('gift-cards', 'So many codes did not fit in a quarter of an hour: somebody may be guessing', {
      count: limits['gift-code-overall'].max,
    })
}
