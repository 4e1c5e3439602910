import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { serviceClient } from '@/lib/platform/db/server/database'
import { forgive, limits, secondsLocked, secondsToWait } from '@/lib/platform/http/server/limits'
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

/**
 * What looking at a code gives, or null where too many of this network's did not fit. A try counts before the code is
 * looked at, or many at once would all be let through; it is taken back unless the code turns out to be wrong.
 */
export async function tryCode<Found>(
  request: Request,
  look: () => Promise<Found>,
  isWrong: (found: Found) => boolean,
): Promise<Found | null> {
  if ((await secondsToWait('gift-code', request)) !== null) return null
  let wasWrong = false
  try {
    const found = await look()
    wasWrong = isWrong(found)
    return found
  } finally {
    if (wasWrong) await tellOfGuessing()
    else await forgive('gift-code', request)
  }
}

async function tellOfGuessing(): Promise<void> {
  const isAmongAllowed = (await secondsToWait('gift-code-overall')) === null
  if (isAmongAllowed && (await secondsLocked('gift-code-overall')) !== null)
    log.error('gift-cards', 'So many codes did not fit in a quarter of an hour: somebody may be guessing', {
      count: limits['gift-code-overall'].max,
    })
}
