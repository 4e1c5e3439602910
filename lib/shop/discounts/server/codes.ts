import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import {
  callDatabase,
  callDatabaseRow,
  DatabaseError,
  retryOnRestart,
} from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import type { DiscountQuery, DiscountRow } from '@/lib/shop/discounts/shared'
import { newDiscountCode } from './code'

/**
 * The discount card's form (ERR-016): its success words show `{email}` and `{code}`. Throws when no code could be
 * stored.
 */
export async function keepDiscount({ values }: { values: Record<string, unknown> }) {
  const email = String(values.email)
  const { code } = await issueDiscountCode(email)
  return { outcome: 'received' as const, fills: { email, code } }
}

const alreadyTaken = '23505'

/**
 * The one code of this address, which is mailed to it too (ERR-016): the same again and again, a mail at most every
 * ten minutes. Throws when it could not be stored.
 */
async function issueDiscountCode(email: string): Promise<{ code: string }> {
  for (let tries = 0; tries < 5; tries += 1) {
    const code = newDiscountCode()
    try {
      const stored = await retryOnRestart(() =>
        callDatabase('issue_discount_code', 'A discount code could not be stored', {
          p_email: email,
          p_code: code,
          p_now: now().toISOString(),
        }),
      )
      deliverMailsSoon()
      return { code: stored }
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === alreadyTaken)) throw error
    }
  }
  throw new Error('No free discount code was found')
}

/**
 * Uses up a code as stored, for this member of staff; of two at once one wins. Throws when the database does not
 * answer.
 */
export async function redeemDiscountCode(code: string, actor: string) {
  const row = await callDatabaseRow('redeem_discount_code', 'The code could not be redeemed', {
    p_code: code,
    p_actor: actor,
    p_now: now().toISOString(),
  })
  return row as typeof row & { outcome: 'redeemed' | 'already' | 'unknown' }
}

type Page = { items: DiscountRow[]; next: string | null; now: string }

/** A page of discount codes, the newest first. Throws when the database fails. */
export async function listDiscountCodes({ search, after, limit }: DiscountQuery): Promise<Page> {
  const data = await callDatabase('list_discount_codes', 'The discount codes could not be read', {
    p_search: search ?? null,
    p_after: after ?? null,
    p_limit: limit,
  })
  const items = data.map((row) => ({
    id: row.id,
    code: row.code,
    email: row.email,
    percent: row.percent,
    createdAt: row.created_at,
    redeemedAt: row.redeemed_at,
    redeemedBy: row.redeemed_by,
  }))
  const next = data.length === limit ? (data.at(-1)?.cursor ?? null) : null
  return { items, next, now: now().toISOString() }
}
