import 'server-only'
import type { DeskRules, DiscountQuery, DiscountRow, Redeemed } from '@/lib/desk/discounts/shared'
import { clinicMoment } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase, callDatabaseRow } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import {
  effectOf,
  findDiscounts,
  listDiscountRules,
  personProblem,
  RulesUnknown,
} from '@/lib/shop/discounts/server/rules'
import { discountSentence, effectWords } from '@/lib/shop/discounts/shared/discount'
import { orderRef } from '@/lib/shop/orders/shared/reference'

type Page = { items: DiscountRow[]; next: string | null; now: string } & DeskRules

/** A page of discount codes, the newest first, and the rules to make one by. Throws when the database fails. */
export async function listDiscountCodes({ search, after, limit }: DiscountQuery): Promise<Page> {
  const at = now().toISOString()
  const [rules, data] = await Promise.all([
    rulesOrNull(),
    callDatabase('list_discount_codes', 'The discount codes could not be read', {
      p_search: search ?? null,
      p_after: after ?? null,
      p_limit: limit,
      p_now: at,
    }),
  ])
  const items = data.map((row) => ({
    id: row.id,
    code: row.code,
    email: row.email,
    effect: effectWords(effectOf(row)),
    rule: rules?.find(({ key }) => key === row.rule)?.name ?? null,
    maxUses: row.max_uses,
    uses: row.uses,
    createdAt: row.created_at,
    createdBy: row.created_by,
    usedAt: row.redeemed_at,
    usedBy: row.redeemed_by,
    orderRef: row.order_id && orderRef(row.order_id),
  }))
  const choices = rules?.filter(({ issuedBy }) => issuedBy === 'desk')
  return {
    items,
    next: data.length === limit ? (data.at(-1)?.cursor ?? null) : null,
    now: at,
    rules: choices?.map(({ key, name, effect }) => ({ key, name, effect: effectWords(effect) })) ?? null,
  }
}

const rulesOrNull = () =>
  listDiscountRules().catch((error: unknown) => {
    if (error instanceof RulesUnknown) return null
    throw error
  })

type Redeeming =
  | ({ outcome: 'redeemed' } & Redeemed)
  | { outcome: 'already'; when: string; where: string }
  | { outcome: 'unknown' }
  | { outcome: 'refused'; message: string }

/**
 * Uses a code as stored, for this member of staff, by the same rules as in the shop; of two at once one wins, the other
 * is told when and where it was used. Throws `RulesUnknown`, or when the database does not answer.
 */
export async function redeemDiscountCode(code: string, actor: string): Promise<Redeeming> {
  const refused = await ruleProblem(code)
  if (refused) return { outcome: 'refused', message: refused }
  const at = now()
  const row = await callDatabaseRow('redeem_discount_code', 'The code could not be redeemed', {
    p_code: code,
    p_actor: actor,
    p_now: at.toISOString(),
  })
  if (row.outcome === 'unknown') return { outcome: 'unknown' }
  if (row.outcome === 'redeemed')
    return { outcome: 'redeemed', code, email: row.email, effect: effectWords(effectOf(row)) }
  const where = row.order_id ? `in order #${orderRef(row.order_id)}` : `by ${row.redeemed_by}`
  return { outcome: 'already', when: clinicMoment(new Date(row.redeemed_at), at), where }
}

/** Why the owner's rules refuse the code, in words; what the ledger refuses it says itself. Null: they do not. */
async function ruleProblem(code: string): Promise<string | null> {
  const found = await findDiscounts([code])
  if (!Array.isArray(found)) return found.reason === 'unknown' ? null : discountSentence(found.reason)
  const reason = found[0] ? await personProblem(found[0], null, null, true) : null
  return reason === 'person' ? personSentence : null
}

const personSentence =
  'The rules refuse this code: the person it is for has paid for an order before, or used such codes as often as they may.'
